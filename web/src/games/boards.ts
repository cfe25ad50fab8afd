import type { Component } from 'svelte';
import type { Speaker } from '../lib/speaker';
import type { Odds } from '../table/odds.svelte';
import type { Table } from '../table/table.svelte';

/** What every board is given: the table to read and to play at, and who says its texts. */
export interface BoardProps {
  table: Table;
  speaker: Speaker;
  odds: Odds;
}

type Load = () => Promise<{ default: Component<BoardProps> }>;

// A board is fetched when a table of its game is opened. A game without one is played in words.
const found = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');

export const BOARDS: Partial<Record<string, Load>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? path, once(load)]),
);

/** Behind a curtain a board is laid anew, and what is asked must not stand there without it. */
function once(load: Load): Load {
  let loading: ReturnType<Load> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null; // another time it may come
      throw error;
    });
    return loading;
  };
}
