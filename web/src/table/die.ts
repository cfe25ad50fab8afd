/** The outline of a die on a field of 24 by 24: whoever knows dice sees which it is. */
const OUTLINES: Record<number, string> = {
  4: 'M12 2 22.5 21H1.5Z',
  6: 'M3.5 3.5h17v17h-17Z',
  8: 'M12 1 22 12 12 23 2 12Z',
  10: 'M12 1 23 10.5 12 23 1 10.5Z',
  12: 'M12 1 22.5 8.6 18.5 21h-13L1.5 8.6Z',
  20: 'M12 1 21.5 6.5v11L12 23 2.5 17.5v-11Z',
};

const CIRCLE = 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z';

export const outline = (sides: number): string => OUTLINES[sides] ?? CIRCLE;

/** The faces that a die can show, from its lowest on. */
export const facesOf = (bound: number, low = 1): number[] => Array.from({ length: bound }, (_, face) => face + low);
