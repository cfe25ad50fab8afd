import { describe, expect, test } from 'vitest';
import type { Offer, SeatInfo, Settled, TableInfo } from '../lib/protocol';
import { others, settledKey, unanswered } from './offers';

const seat = (number: number, person: string, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: number, person, name: person, ...more }) as SeatInfo;
const OFFER: Offer = { number: 3, kind: 'draw', by: 0, agreed: [0] };
const table = (more: Partial<TableInfo>): TableInfo => more as TableInfo;

test('bots, and whoever has given up or is not there yet, are not asked', () => {
  const asked = [seat(0, 'ada'), seat(1, 'bo'), seat(2, '', { bot: 'plan' }), seat(3, 'cy', { resigned: true })];
  expect(unanswered(OFFER, asked).map((one) => one.seat)).toEqual([1]);
  expect(others(asked, [0])).toBe(true);
  expect(others([seat(0, 'ada'), seat(1, 'bo', { bot: 'plan' }), seat(2, 'cy', { invited: true })], [0])).toBe(false);
});

test('one person with two seats is asked once', () => {
  expect(unanswered(OFFER, [seat(0, 'ada'), seat(1, 'bo'), seat(2, 'bo')]).map((one) => one.seat)).toEqual([1]);
  expect(unanswered(OFFER, [seat(0, 'ada'), seat(1, 'ada')])).toEqual([]);
});

describe('what became of it', () => {
  const said = (settled: Settled, mine: number[]): string =>
    settledKey(table({ offer: OFFER }), table({ settled }), mine);
  test('is told to the others', () => {
    expect(said({ offer: OFFER, by: 1, agreed: false }, [0])).toBe('offer-declined-draw');
    expect(said({ offer: OFFER, by: 0, agreed: false }, [1])).toBe('offer-withdrawn');
    expect(said({ offer: OFFER, by: 0, agreed: false }, [0])).toBe('');
  });
  test('is told once', () => {
    const settled = { offer: OFFER, by: 1, agreed: false };
    expect(settledKey(table({ settled }), table({ settled }), [0])).toBe('');
  });
  test('of a move that was given back, the table has changed', () => {
    const offer: Offer = { ...OFFER, kind: 'takeback' };
    const settled = { offer, by: 1, agreed: true };
    expect(settledKey(table({ offer }), table({ settled }), [0])).toBe('offer-done-takeback');
  });
});
