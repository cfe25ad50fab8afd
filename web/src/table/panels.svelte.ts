import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

export const PANELS = ['log', 'rules', 'pieces', 'chat', 'notes'] as const;
export type Panel = (typeof PANELS)[number];

/** Below this the panels are sheets over the board; the same width stands in the styles. */
const narrow = new MediaQuery('(width < 60rem)');

/** What lies beside the board: on a phone, one sheet over it at a time. */
export class Panels {
  shown = $state<Panel>('log');
  /** On a phone: is the sheet up? */
  #up = $state(false);
  rule = $state('');
  search = $state('');

  get up(): boolean {
    return this.#up && narrow.current;
  }

  /** Can the panel be seen now? */
  get seen(): boolean {
    return this.#up || !narrow.current;
  }

  open(panel: Panel): void {
    this.shown = panel;
    this.#up = true;
  }

  /** What a tab does: it brings its panel, and on a phone takes it away again. */
  toggle(panel: Panel): void {
    if (this.up && this.shown === panel) this.close();
    else this.open(panel);
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.search = '';
    this.open('rules');
  }

  close(): void {
    this.#up = false;
  }
}

const KEY = Symbol('panels');
export const sharePanels = (panels: Panels): Panels => setContext(KEY, panels);
export const usePanels = (): Panels => getContext<Panels>(KEY);
