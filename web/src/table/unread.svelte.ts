/** How many came since somebody last looked. */
export function unread(total: () => number, looking: () => boolean): { readonly count: number } {
  let read = $state(0);
  $effect(() => {
    if (looking()) read = total();
  });
  return {
    get count() {
      return looking() ? 0 : Math.max(0, total() - read);
    },
  };
}
