import { live } from '../../../lib/connection.svelte';
import { moveKey } from '../../../lib/notation';
import type { Choice, Outlook } from '../../../lib/protocol';
import type { Table } from '../../../table/table.svelte';

/** More choices than this are looked at one by one. */
const MOST = 10;

/** What each of a few choices leads to, known before anybody points at one: under a finger nothing can be pointed at. */
export class Foresight {
  known = $state.raw<ReadonlyMap<string, Outlook[]>>(new Map());
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  of(choice: Choice): Outlook[] {
    return this.known.get(moveKey(choice.move)) ?? [];
  }

  /** Ask anew for each decision. */
  async look(choices: readonly Choice[]): Promise<void> {
    this.known = new Map();
    const { ask, seat, id, game } = this.#table;
    if (!ask || seat === null || !game?.detail.odds || choices.length > MOST) return;
    const { number } = ask;
    try {
      const found = await Promise.all(
        choices.map(async ({ move }): Promise<[string, Outlook[]]> => {
          const { outlooks } = await live.ask<'outlooks'>({ type: 'odds', table: id, seat, number, move });
          return [moveKey(move), outlooks];
        }),
      );
      if (this.#table.ask?.number === number) this.known = new Map(found);
    } catch {
      // The decision is gone, and its odds with it.
    }
  }
}
