import { getContext, setContext } from 'svelte';

export const PANELS = ['log', 'rules', 'pieces', 'chat', 'notes'] as const;
export type Panel = (typeof PANELS)[number];

/** What lies beside the board: on a phone, one sheet over it at a time. */
export class Panels {
  shown = $state<Panel>('log');
  /** On a phone: is the sheet up? */
  up = $state(false);
  rule = $state('');
  search = $state('');

  open(panel: Panel): void {
    this.shown = panel;
    this.up = true;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.search = '';
    this.open('rules');
  }

  close(): void {
    this.up = false;
  }
}

const KEY = Symbol('panels');
export const sharePanels = (panels: Panels): Panels => setContext(KEY, panels);
export const usePanels = (): Panels => getContext<Panels>(KEY);
