import { live } from '../lib/connection.svelte';
import { moveKey } from '../lib/notation';
import type { Move, Outlook } from '../lib/protocol';
import type { Table } from './table.svelte';

/** Who only passes over a button on the way to another does not want to know. */
const HESITATION = 120;

/** What a move leads to, asked for when somebody looks at it. */
export class Odds {
  shown = $state.raw<Outlook[]>([]);
  readonly #table: Table;
  #known = new Map<string, Outlook[]>();
  #number = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pointed = '';

  constructor(table: Table) {
    this.#table = table;
  }

  point(move: Move | null): void {
    clearTimeout(this.#timer);
    this.#pointed = move ? moveKey(move) : '';
    if (!move || !this.#table.game?.detail.odds) this.shown = [];
    else this.#timer = setTimeout(() => void this.#show(move, this.#pointed), HESITATION);
  }

  async #show(move: Move, key: string): Promise<void> {
    const { ask, seat, id } = this.#table;
    if (!ask || seat === null) return;
    if (ask.number !== this.#number) this.#known.clear();
    this.#number = ask.number;
    let outlooks = this.#known.get(key);
    if (!outlooks) {
      try {
        ({ outlooks } = await live.ask<'outlooks'>({ type: 'odds', table: id, seat, number: ask.number, move }));
      } catch {
        return; // the decision is gone, and its odds with it
      }
      this.#known.set(key, outlooks);
    }
    if (key === this.#pointed) this.shown = outlooks;
  }
}
