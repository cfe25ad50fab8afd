import { listTables, moreTables } from '../lib/api';
import { live } from '../lib/connection.svelte';
import { me } from '../lib/me.svelte';
import type { TableInfo } from '../lib/protocol';

export const SHELVES = ['mine', 'open', 'running', 'finished'] as const;
export type Shelf = (typeof SHELVES)[number];

export const isMine = (table: TableInfo, person: string | undefined): boolean =>
  !!person && (table.host === person || table.seats.some((seat) => seat.person === person));

export const isMyTurn = (table: TableInfo, person: string | undefined): boolean =>
  !!person && (table.waiting ?? []).some((seat) => table.seats[seat]?.person === person && !table.seats[seat].bot);

/** What waits for the reader comes first, then what is newest. */
export function sorted(tables: readonly TableInfo[], person: string | undefined): TableInfo[] {
  const rank = (table: TableInfo): number => (isMyTurn(table, person) ? 0 : table.state === 'finished' ? 2 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.created - one.created);
}

/** All tables that the reader may see in the lobby, kept up to date. */
export class Tables {
  loaded = $state(false);
  #all = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  /** Where a shelf goes on: only its newest tables are here. */
  #next = $state.raw<Partial<Record<Shelf, string | null>>>({});

  shelf(shelf: Shelf, game = ''): TableInfo[] {
    const person = me.person?.id;
    const fits = (table: TableInfo): boolean =>
      (!game || table.game === game) && (shelf === 'mine' ? isMine(table, person) : table.state === shelf);
    return sorted([...this.#all.values()].filter(fits), person);
  }

  get waiting(): number {
    return [...this.#all.values()].filter((table) => isMyTurn(table, me.person?.id)).length;
  }

  async load(): Promise<void> {
    await me.load();
    const shelves = SHELVES.filter((shelf) => shelf !== 'mine' || me.person);
    const pages = await Promise.all(
      shelves.map((shelf) => listTables(shelf === 'mine' ? { mine: true } : { state: shelf })),
    );
    this.#all = new Map(pages.flatMap((page) => page.tables).map((table) => [table.id, table]));
    this.#next = Object.fromEntries(shelves.map((shelf, index) => [shelf, pages[index]?.next]));
    this.loaded = true;
  }

  hasMore(shelf: Shelf): boolean {
    return !!this.#next[shelf];
  }

  async more(shelf: Shelf): Promise<void> {
    const address = this.#next[shelf];
    if (!address) return;
    const { tables, next } = await moreTables(address);
    // What was told meanwhile is newer.
    this.#all = new Map([...tables.map((table): [string, TableInfo] => [table.id, table]), ...this.#all]);
    this.#next = { ...this.#next, [shelf]: next };
  }

  /** From now on; the function that comes back ends it. */
  follow(): () => void {
    let welcomes = 0;
    const deaf = live.hear((news) => {
      // What happened while the connection was lost is asked for.
      if (news.type === 'welcome' && ++welcomes > 1) void this.load().catch(() => undefined);
      if (news.type === 'table') this.#all = new Map(this.#all).set(news.table.id, news.table);
      if (news.type === 'table-gone') {
        const all = new Map(this.#all);
        all.delete(news.table);
        this.#all = all;
      }
    });
    live.keep('lobby', () => ({ type: 'watch-lobby' })).catch(() => undefined);
    return () => {
      deaf();
      live.drop('lobby');
      if (live.line === 'open') live.ask({ type: 'watch-lobby', on: false }).catch(() => undefined);
    };
  }
}
