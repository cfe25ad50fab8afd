import { expect, test } from 'vitest';
import { fits, moveKey, percent, ruleKey, sameMove } from './notation';

test('a move is its fields, in whatever order', () => {
  const one = { move: 'Commit', card: 3, ship: 'emden' };
  expect(sameMove(one, { ship: 'emden', card: 3, move: 'Commit' })).toBe(true);
  expect(moveKey(one)).not.toBe(moveKey({ ...one, card: 4 }));
});

test('a citation finds its text', () => {
  expect(ruleKey('kp', 'KP-3.2.4a')).toBe('kp-rule-3-2-4a');
  expect(ruleKey('sc', 'SC-4')).toBe('sc-rule-4');
});

test.each([
  ['Königsberg', 'konigs', true],
  ['Königsberg intercepts the Dee', 'dee KÖN', true],
  ['Emden', 'emdem', false],
])('%s is found by %s: %s', (text, search, found) => {
  expect(fits(text, search)).toBe(found);
});

test('a chance is said as the reader says it', () => {
  expect(percent(1, 8, 'en')).toBe('12.5%');
  expect(percent(1, 8, 'es').replace(/\s/g, ' ')).toBe('12,5 %');
});
