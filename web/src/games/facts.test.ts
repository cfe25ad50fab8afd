import { expect, test } from 'vitest';
import { seatsOf } from './facts';

test('a game seats as many as any of its scenarios does', () => {
  const scenarios = [
    { id: 'duel', seats: [2] },
    { id: 'melee', seats: [3, 4] },
  ];
  expect(seatsOf({ id: 'pinnace', editions: [], scenarios, lessons: [] })).toEqual({ least: 2, most: 4 });
});

test('a game without scenarios says nothing about seats', () => {
  expect(seatsOf({ id: 'pinnace', editions: [], scenarios: [], lessons: [] })).toBeUndefined();
});
