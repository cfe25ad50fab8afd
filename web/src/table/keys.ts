/** The keys that work anywhere at the table, except while somebody types. */
import type { Move } from '../lib/protocol';
import type { Odds } from './odds.svelte';
import type { Panels } from './panels.svelte';
import { PANEL } from './parts';
import type { Table } from './table.svelte';

interface Places {
  table: Table;
  panels: Panels;
  odds: Odds;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]):not([type=range]), textarea, select') !== null;

/** A piece names the move that it would be, whether it is legal or not. */
function moveAt(element: Element | null): Move | null {
  const words = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset['move'] : undefined;
  return words ? (JSON.parse(words) as Move) : null;
}

async function openPanel(panels: Panels, panel: 'log' | 'rules', search = false): Promise<void> {
  panels.open(panel);
  if (panel !== 'log') await PANEL.fetch();
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(search ? '#panel input[type=search]' : '#panel');
    place?.focus();
  });
}

export function listen(event: KeyboardEvent, { table, panels, odds }: Places): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (panels.up) panels.close();
    else if (table.past) table.back.leave();
    else {
      table.refused = null;
      odds.point(null);
    }
    return;
  }
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
  const move = moveAt(document.activeElement);
  if (event.key === 'u') void table.undo();
  else if (event.key === '?') void (move && table.whyNot(move));
  else if (event.key === 'l') void openPanel(panels, 'log');
  else if (event.key === 'r') void openPanel(panels, 'rules');
  else if (event.key === '/') void openPanel(panels, 'rules', true);
  else if (event.key === 'd') panels.open('pieces');
  else return;
  event.preventDefault();
}
