import { Part } from '../lib/part.svelte';

/** What is not on a table's screen at first, the sooner wanted first. */
export const MENU = new Part(() => import('./MenuDialog.svelte'));
export const PANEL = new Part(() => import('./panels/Panel.svelte'));
export const FINAL = new Part(() => import('./Final.svelte'));

/** Who watches or teaches needs these at once, and most tables never. */
export const COACH = new Part(() => import('./Coach.svelte'));
export const OPEN_TABLE = new Part(() => import('./OpenTable.svelte'));
