/** Where none of these pieces of the board is in sight, the board moves until one is. */
export function bringInSight(board: HTMLElement, pieces: string): void {
  const frame = board.closest('.board') ?? board;
  const { top, bottom } = frame.getBoundingClientRect();
  const found = [...board.querySelectorAll<HTMLElement>(pieces)];
  const isSeen = (one: HTMLElement): boolean => {
    const place = one.getBoundingClientRect();
    const middle = (place.top + place.bottom) / 2;
    return middle > top && middle < bottom;
  };
  if (found.length === 0 || found.some(isSeen)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  found[0]?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
}
