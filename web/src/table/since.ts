/** How much of a table's log this reader has seen, kept between visits. */
import { recall, remember } from '../lib/remember';

const keyOf = (table: string, seat: number | null): string => `read.${table}.${seat ?? 'beside'}`;

export function linesRead(table: string, seat: number | null): number | null {
  const kept = recall(keyOf(table, seat));
  return kept === null || !/^\d+$/.test(kept) ? null : Number(kept);
}

export const markRead = (table: string, seat: number | null, lines: number): void =>
  remember(keyOf(table, seat), String(lines));
