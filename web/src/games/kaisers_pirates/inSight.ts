/**
 * Where none of these pieces of the board is in sight, the board moves until one is. What lies under `over`, which stays
 * at the foot of the board while the rest moves, is not in sight.
 */
export function bringInSight(board: HTMLElement, pieces: string, over: string): void {
  const frame = board.closest('.board') ?? board;
  const { top, bottom } = frame.getBoundingClientRect();
  const cover = board.querySelector(over);
  const foot = Math.min(bottom, cover?.getBoundingClientRect().top ?? bottom);
  const found = [...board.querySelectorAll<HTMLElement>(pieces)].filter((one) => one.offsetParent !== null);
  const middleOf = (one: HTMLElement): number => {
    const place = one.getBoundingClientRect();
    return (place.top + place.bottom) / 2;
  };
  const isSeen = (one: HTMLElement): boolean =>
    middleOf(one) > top && middleOf(one) < (cover?.contains(one) ? bottom : foot);
  const [first] = found;
  if (!first || found.some(isSeen)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.scrollBy({ top: middleOf(first) - (top + foot) / 2, behavior: calm ? 'instant' : 'smooth' });
}
