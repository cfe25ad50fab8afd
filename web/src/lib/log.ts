/** The log as people read it: turns, their phases, and what happened in each. */
import type { Event } from './protocol';

export interface Numbered {
  /** Its place in the whole log, which does not change while lines are added. */
  number: number;
  event: Event;
}

export interface Phase {
  head: Numbered | null;
  lines: Numbered[];
}

export interface Turn {
  head: Numbered | null;
  phases: Phase[];
}

/**
 * Level 1 opens a turn, level 2 a phase. What comes before the first turn stands in one without a head. A phase in which
 * nothing happened is left out as soon as another has begun.
 */
export function byTurn(log: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  const turn = (): Turn => turns.at(-1) ?? begin(null);
  const begin = (head: Numbered | null): Turn => {
    const made: Turn = { head, phases: [] };
    turns.push(made);
    return made;
  };
  log.forEach((event, number) => {
    const line = { number, event };
    const before = turns.at(-1)?.phases;
    if (event.level && before?.at(-1)?.lines.length === 0) before.pop();
    if (event.level === 1) begin(line);
    else if (event.level === 2) turn().phases.push({ head: line, lines: [] });
    else {
      const { phases } = turn();
      const phase = phases.at(-1);
      if (phase) phase.lines.push(line);
      else phases.push({ head: null, lines: [line] });
    }
  });
  return turns;
}

/** A line, or one that stands for several. */
export interface Entry extends Numbered {
  inner: Numbered[];
}

const FEW = 3;

/** The text that says several lines at once: `x-log-laid-folded` for all whose keys begin with `x-log-laid-`. */
function foldedKey(key: string, isText: (key: string) => boolean): string {
  const parts = key.split('-');
  for (let end = parts.length - 1; end > 1; end -= 1) {
    const folded = [...parts.slice(0, end), 'folded'].join('-');
    if (isText(folded)) return folded;
  }
  return '';
}

const sameWho = (one: Event, other: Event | undefined): boolean =>
  JSON.stringify(one.text.args?.['who']) === JSON.stringify(other?.text.args?.['who']);

/** Lines of one kind by one player, one after the other, are said as one where the game has a text for that. */
export function fold(lines: readonly Numbered[], isText: (key: string) => boolean): Entry[] {
  const runs: { key: string; lines: Numbered[] }[] = [];
  for (const line of lines) {
    const key = foldedKey(line.event.text.key, isText);
    const run = runs.at(-1);
    if (key && run?.key === key && sameWho(line.event, run.lines[0]?.event)) run.lines.push(line);
    else runs.push({ key, lines: [line] });
  }
  return runs.flatMap((run) => (run.lines.length < FEW ? run.lines.map(plain) : [together(run.key, run.lines)]));
}

const plain = (line: Numbered): Entry => ({ ...line, inner: [] });

function together(key: string, inner: Numbered[]): Entry {
  const who = inner[0]?.event.text.args?.['who'];
  const args = { count: inner.length, ...(who === undefined ? {} : { who }) };
  const pieces = inner.flatMap(({ event }) => event.pieces ?? []);
  return { number: inner[0]?.number ?? 0, event: { text: { is: 'text', key, args }, pieces }, inner };
}

/** How many lines the last turns hold, so that a long log shows its end first. */
export function lastTurns(turns: readonly Turn[], atLeast: number): Turn[] {
  let lines = 0;
  let from = turns.length;
  while (from > 0 && lines < atLeast) {
    from -= 1;
    lines += turns[from]?.phases.reduce((sum, phase) => sum + phase.lines.length + 1, 1) ?? 0;
  }
  return turns.slice(from);
}

/** A phase in which something happened, with the turn that it opens. */
export interface Step {
  turn: Event | null;
  phase: Event | null;
  lines: Numbered[];
}

/** What was added to the log since so many lines were read, phase by phase. */
export function stepsOf(log: readonly Event[], read: number): Step[] {
  const steps: Step[] = [];
  for (const turn of byTurn(log)) {
    let head = turn.head?.event ?? null;
    for (const phase of turn.phases) {
      const lines = phase.lines.filter(({ number }) => number >= read);
      if (lines.length === 0) continue;
      steps.push({ turn: head, phase: phase.head?.event ?? null, lines });
      head = null;
    }
  }
  return steps;
}
