/**
 * What this browser remembers between visits. Somebody may forbid that: then the choice holds until the page is
 * left, which is no reason to fail.
 */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`weathergage.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`weathergage.${key}`);
    else localStorage.setItem(`weathergage.${key}`, value);
  } catch {
    // Nothing is lost but the choice.
  }
}
