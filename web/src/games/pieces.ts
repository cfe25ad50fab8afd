import type { Component } from 'svelte';
import type { Speaker } from '../lib/speaker';

export interface PiecesProps {
  speaker: Speaker;
  search: string;
}

type Load = () => Promise<{ default: Component<PiecesProps> }>;

const found = import.meta.glob<{ default: Component<PiecesProps> }>('./*/Pieces.svelte');

/** A game's list of all its pieces, where it has one. */
export const PIECES: Partial<Record<string, Load>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? path, load]),
);
