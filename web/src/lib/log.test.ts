import { expect, test } from 'vitest';
import { byTurn, fold, lastTurns, stepsOf } from './log';
import type { Event } from './protocol';

const line = (key: string, level = 0): Event => ({ text: { is: 'text', key }, level });
const shape = (log: Event[]) =>
  byTurn(log).map((turn) => [
    turn.head?.event.text.key,
    turn.phases.map((phase) => [phase.head?.event.text.key, phase.lines.map((one) => one.number)]),
  ]);

test('lines are grouped by turn and phase', () => {
  const log = [line('deal'), line('turn 1', 1), line('a'), line('phase', 2), line('b'), line('c'), line('turn 2', 1)];
  expect(shape(log)).toEqual([
    [undefined, [[undefined, [0]]]],
    [
      'turn 1',
      [
        [undefined, [2]],
        ['phase', [4, 5]],
      ],
    ],
    ['turn 2', []],
  ]);
});

test('a phase in which nothing happened is left out when another begins', () => {
  const log = [line('turn 1', 1), line('phase 1', 2), line('phase 2', 2), line('a'), line('phase 3', 2)];
  expect(shape([...log, line('turn 2', 1), line('phase 4', 2)])).toEqual([
    ['turn 1', [['phase 2', [3]]]],
    ['turn 2', [['phase 4', []]]],
  ]);
});

test('an empty log has no turns', () => {
  expect(byTurn([])).toEqual([]);
});

test('of a long log the last turns are shown, each of them whole', () => {
  const log = Array.from({ length: 10 }, (_, turn) => [line(`turn ${turn}`, 1), line('a'), line('b')]).flat();
  const shown = lastTurns(byTurn(log), 5);
  expect(shown.map((turn) => turn.head?.event.text.key)).toEqual(['turn 8', 'turn 9']);
  expect(lastTurns(byTurn(log), 1000)).toHaveLength(10);
});

test('what was added is told phase by phase, each turn named once', () => {
  const log = [
    ...[line('turn 1', 1), line('one', 2), line('a'), line('b'), line('two', 2), line('c')],
    ...[line('turn 2', 1), line('three', 2), line('four', 2), line('d')],
  ];
  const told = stepsOf(log, 3).map((step) => [
    step.turn?.text.key,
    step.phase?.text.key,
    step.lines.map(({ event }) => event.text.key),
  ]);
  expect(told).toEqual([
    ['turn 1', 'one', ['b']],
    [undefined, 'two', ['c']],
    ['turn 2', 'four', ['d']],
  ]);
});

test('three lines of one kind by one player are said as one, and can be had one by one', () => {
  const by = (seat: number, key: string, number: number) => ({
    number,
    event: {
      text: { is: 'text' as const, key, args: { who: { is: 'player' as const, seat } } },
      pieces: [`p${number}`],
    },
  });
  const isText = (key: string): boolean => key === 'x-log-laid-folded';
  const log = [
    by(0, 'x-log-laid-ship', 0),
    by(1, 'x-log-laid-ship', 1),
    by(1, 'x-log-laid-front', 2),
    by(1, 'x-log-laid-ship', 3),
    by(1, 'x-log-shown', 4),
    by(1, 'x-log-laid-ship', 5),
  ];
  const entries = fold(log, isText);
  expect(entries.map((one) => [one.number, one.event.text.key, one.inner.length])).toEqual([
    [0, 'x-log-laid-ship', 0],
    [1, 'x-log-laid-folded', 3],
    [4, 'x-log-shown', 0],
    [5, 'x-log-laid-ship', 0],
  ]);
  expect(entries[1]?.event).toMatchObject({
    text: { args: { count: 3, who: { seat: 1 } } },
    pieces: ['p1', 'p2', 'p3'],
  });
  expect(entries[1]?.inner).toEqual(log.slice(1, 4));
});
