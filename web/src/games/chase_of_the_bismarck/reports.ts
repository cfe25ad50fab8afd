/** What the seat was told of the enemy, as it is drawn on the chart: the last word on each hex. */
import type { Sighting, View } from './view';

export function latestReports(view: View, all: boolean): Sighting[] {
  const since = all ? 0 : view.turn - 1;
  const contacts = new Set((view.contacts ?? []).map(({ hex }) => hex));
  const last = new Map<string, Sighting>();
  for (const one of view.sightings ?? []) {
    // A contact that still stands is drawn as itself.
    if (one.turn >= since && !contacts.has(one.hex)) last.set(one.hex, one);
  }
  // That a hex was empty is worth remembering for one turn only.
  return [...last.values()].filter((one) => one.what !== 'empty' || one.turn === view.turn);
}
