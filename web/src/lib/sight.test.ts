import { expect, test } from 'vitest';
import type { Event, Sight } from './protocol';
import { putOver } from './sight';

const line = (key: string): Event => ({ text: { is: 'text', key } });
const sight = (more: Partial<Sight>): Sight => ({
  type: 'sight',
  table: 't',
  seat: 0,
  epoch: 'a',
  seq: 1,
  full: true,
  view: {},
  log_from: 0,
  log: [],
  ...more,
});
const first = putOver(null, sight({ view: { deck: 9, hand: [1] }, log: [line('one'), line('two')], undo: true }));

test('what changed is put over what was there', () => {
  const seen = putOver(first, sight({ seq: 2, full: false, view: { deck: 8 }, log_from: 2, log: [line('three')] }));
  expect(seen?.view).toEqual({ deck: 8, hand: [1] });
  expect(seen?.log.map((event) => event.text.key)).toEqual(['one', 'two', 'three']);
  expect(seen?.undo).toBe(false);
});

test('a move that is taken back takes its lines along', () => {
  const seen = putOver(first, sight({ seq: 2, full: false, log_from: 1, log: [] }));
  expect(seen?.log.map((event) => event.text.key)).toEqual(['one']);
});

test('a full sight brings only the missing lines', () => {
  const seen = putOver(first, sight({ seq: 9, view: { deck: 1 }, log_from: 2, log: [line('three')] }));
  expect(seen?.view).toEqual({ deck: 1 });
  expect(seen?.log).toHaveLength(3);
});

test.each([
  ['a gap', sight({ seq: 3, full: false })],
  ['another epoch', sight({ seq: 2, full: false, epoch: 'b' })],
  ['lines that we never had', sight({ seq: 2, log_from: 5 })],
])('%s is noticed', (_, odd) => {
  expect(putOver(first, odd)).toBeNull();
});

test('changes without a beginning are of no use', () => {
  expect(putOver(null, sight({ full: false }))).toBeNull();
});
