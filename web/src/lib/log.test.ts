import { expect, test } from 'vitest';
import { byTurn, lastTurns, stepsOf } from './log';
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
    step.lines.map(({ text }) => text.key),
  ]);
  expect(told).toEqual([
    ['turn 1', 'one', ['b']],
    [undefined, 'two', ['c']],
    ['turn 2', 'four', ['d']],
  ]);
});
