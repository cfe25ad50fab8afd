import type { Move } from '../lib/protocol';

/** A move that names nothing on the table (pass, go ahead) has its place in the prompt bar. */
export const hasPlace = (move: Move): boolean => Object.keys(move).length > 1;
