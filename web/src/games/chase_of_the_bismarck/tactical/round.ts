/** A round of a combat, read from the log: each volley with its dice and what they did. */
import type { Die, Event } from '../../../lib/protocol';
import { HITS, RANGES } from '../pack';

/** A line of the round; what follows from its dice is gathered under it. */
export interface Deed {
  event: Event;
  /** Each die, and whether it did anything. */
  dice: { die: Die; hit: boolean }[];
  /** Boxes lost, by what they are. */
  lost: Map<string, number>;
  /** What needs a sentence of its own: special damage, chits, a ship that sinks. */
  also: Event[];
}

export interface Round {
  /** The log line that begins it; none before the first. */
  head: Event | null;
  deeds: Deed[];
}

const BEGINS = ['cb-combat', 'cb-round'];
/** Lines that follow from the roll before them. */
const FOLLOWS = ['cb-gun-hit', 'cb-special', 'cb-chit', 'cb-evasion-chit'];
const ENDS = ['cb-combat-over', 'cb-turn', 'cb-phase', 'cb-end'];

const text = (event: Event, name: string): string => String(event.text.args?.[name] ?? '');
const count = (event: Event, name: string): number => Number(event.text.args?.[name] ?? 0);
const clamp = (result: number): number => Math.max(0, Math.min(9, result));

/** CB-10.2h to CB-10.2k, CB-9.1a: does this face do anything? */
function hits(event: Event, face: number): boolean {
  const result = clamp(face + Number(text(event, 'modifier')));
  if (event.text.key === 'cb-fire') {
    return !!RANGES.find((band) => band.id === text(event, 'range'))?.results[result];
  }
  return event.text.key === 'cb-hits' && (face === 0 || (HITS.by_die[result] ?? 0) > 0);
}

/** Of two dice of the other sort nothing can be read by itself. */
const ROLLS = ['cb-fire', 'cb-hits'];

function deedOf(event: Event): Deed {
  const dice = (event.dice ?? []).map((die) => ({ die, hit: ROLLS.includes(event.text.key) && hits(event, die.face) }));
  return { event, dice, lost: new Map(), also: [] };
}

function add(deed: Deed, event: Event): void {
  const what = text(event, 'what');
  if (event.text.key === 'cb-gun-hit') {
    // Special damage and evasion are told by the lines that follow.
    if (!['special', 'evasion'].includes(what)) deed.lost.set(what, (deed.lost.get(what) ?? 0) + count(event, 'count'));
  } else if (event.text.key === 'cb-evasion-chit') {
    deed.lost.set('evasion', (deed.lost.get('evasion') ?? 0) + count(event, 'value'));
  } else deed.also.push(event);
}

/** Who dropped them or launched them stands once above their dice. */
const SALVOS = ['cb-torpedoes', 'cb-air-attack'];

function gather(round: Round, event: Event): void {
  const deed = round.deeds[0];
  if (deed && event.text.key === 'cb-hits' && SALVOS.includes(deed.event.text.key)) {
    deed.dice.push(...deedOf(event).dice);
  } else if (FOLLOWS.includes(event.text.key) && deed) add(deed, event);
  else round.deeds.unshift(deedOf(event));
}

/** Where the last combat begins in the log; -1: there has been none. */
const lastStart = (log: readonly Event[]): number => log.findLastIndex((event) => event.text.key === 'cb-combat');

/** The rounds of the last combat, the latest first. */
export function roundsOf(log: readonly Event[]): Round[] {
  const rounds: Round[] = [];
  const start = lastStart(log);
  if (start < 0) return rounds;
  for (const event of log.slice(start)) {
    const { key } = event.text;
    if (ENDS.includes(key)) break;
    if (BEGINS.includes(key)) {
      if (key === 'cb-round') rounds.unshift({ head: event, deeds: [] });
      continue;
    }
    if (rounds[0]) gather(rounds[0], event);
  }
  return rounds;
}

/** The air strikes of this turn, as a round of their own. */
export function strikesOf(log: readonly Event[]): Round | null {
  const start = log.findLastIndex((event) => event.text.key === 'cb-turn');
  const raids = log.slice(start + 1);
  const first = raids.findIndex((event) => event.text.key === 'cb-air-attack');
  const last = raids.findIndex((event, place) => place > first && ENDS.includes(event.text.key));
  if (first < 0) return null;
  const round: Round = { head: raids[first - 1] ?? null, deeds: [] };
  for (const event of raids.slice(first, last < 0 ? undefined : last)) gather(round, event);
  return round;
}

/** The line that ended the last combat, if nothing but its consequences has come since. */
export function justOver(log: readonly Event[]): Event | null {
  const end = log.findLastIndex((event) => event.text.key === 'cb-combat-over');
  if (end < 0 || end < lastStart(log)) return null;
  return log.slice(end).some((event) => event.text.key === 'cb-turn') ? null : (log[end] ?? null);
}
