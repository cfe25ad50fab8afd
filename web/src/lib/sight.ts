/** What a seat has seen so far: each sight of the server is put over it. */
import type { Asked, Coach, Event, Group, Outcome, RollAsked, Sight } from './protocol';

export interface Seen {
  epoch: string;
  seq: number;
  view: Record<string, unknown>;
  log: Event[];
  ask: Asked | null;
  dice: RollAsked | null;
  waiting: number[];
  undo: boolean;
  over: boolean;
  outcome: Outcome | null;
  coach: Coach | null;
  groups: Group[] | null;
  page: number;
}

/** Nothing when the sight does not fit on what we have: then everything must be asked for again. */
export function putOver(seen: Seen | null, sight: Sight): Seen | null {
  if (!sight.full && (!seen || seen.epoch !== sight.epoch || sight.seq !== seen.seq + 1)) return null;
  const log = seen?.log.slice(0, sight.log_from) ?? [];
  if (log.length < sight.log_from) return null;
  return {
    epoch: sight.epoch,
    seq: sight.seq,
    view: sight.full || !seen ? sight.view : { ...seen.view, ...sight.view },
    log: [...log, ...sight.log],
    ask: sight.ask ?? null,
    dice: sight.dice ?? null,
    waiting: sight.waiting ?? [],
    undo: sight.undo ?? false,
    over: sight.over ?? false,
    outcome: sight.outcome ?? null,
    coach: sight.coach ?? null,
    groups: sight.groups ?? null,
    page: sight.page ?? 0,
  };
}
