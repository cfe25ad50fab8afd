import type { Component } from 'svelte';
import { texts, type Part } from '../texts/texts.svelte';
import LostPage from './LostPage.svelte';

/** What an address shows. `wide` pages fill the window: the table is the hero. */
export interface Page {
  Page: Component<Record<string, string>>;
  props: Record<string, string>;
  wide: boolean;
}

type Load = () => Promise<{ default: Component<Record<string, string>> }>;

const first: Load = () => import('./FirstPage.svelte') as unknown as ReturnType<Load>;
const lobby: Load = () => import('../lobby/LobbyPage.svelte') as ReturnType<Load>;
const setUp: Load = () => import('../lobby/NewTablePage.svelte') as ReturnType<Load>;
const table: Load = () => import('../table/TablePage.svelte') as ReturnType<Load>;
const reset: Load = () => import('../account/ResetPage.svelte') as ReturnType<Load>;
const share: Load = () => import('../table/SharePage.svelte') as ReturnType<Load>;

const ROUTES: { pattern: RegExp; load: Load; wide: boolean; part?: Part }[] = [
  { pattern: /^\/$/, load: first, wide: false },
  { pattern: /^\/lobby\/?$/, load: lobby, wide: false },
  { pattern: /^\/new(?:\/(?<game>[\w-]+))?\/?$/, load: setUp, wide: false },
  { pattern: /^\/table\/(?<id>[\w-]+)\/?$/, load: table, wide: true, part: 'table' },
  { pattern: /^\/share\/(?<token>[\w.-]+)\/?$/, load: share, wide: true, part: 'table' },
  { pattern: /^\/reset\/(?<token>[\w.-]+)\/?$/, load: reset, wide: false, part: 'account' },
];

/** Begin to fetch a page's script: it is wanted as soon as there are words to show it with. */
export function expectPage(path: string): void {
  // Whoever shows the page asks again, and says so if it cannot be had.
  ROUTES.find(({ pattern }) => pattern.test(path))
    ?.load()
    .catch(() => undefined);
}

/** A page comes with its words, so that it never shows half of itself. */
export async function findPage(path: string): Promise<Page> {
  for (const { pattern, load, wide, part } of ROUTES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const [{ default: Page }] = await Promise.all([load(), part && texts.need(part)]);
    const props = Object.fromEntries(Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined));
    return { Page, props, wide };
  }
  return { Page: LostPage as unknown as Component<Record<string, string>>, props: { path }, wide: false };
}
