import { expect, test } from 'vitest';
import type { BoatView, CardView, CombatView } from '../view';
import { allowanceOf, bowOf, diceAt, gunsThatBear, rangeBetween, sides, zonesBetween } from './track';

const boat = (ship: string, attacker: boolean, zone: number, position: BoatView['position']): BoatView => ({
  ship,
  attacker,
  zone,
  position,
});
const card = (id: string, left: Partial<CardView> = {}): CardView => ({
  id,
  seat: 1,
  hull: 8,
  bow: 7,
  stern: 7,
  secondary: 1,
  torpedoes: 0,
  er: 28,
  ...left,
});

test('the sea zones between two ships say the range', () => {
  expect(zonesBetween(7, 9)).toBe(0);
  expect(zonesBetween(7, 10)).toBe(0);
  expect(zonesBetween(7, 21)).toBe(3);
  expect(['short', 'medium', 'long', 'extreme']).toEqual([9, 12, 16, 25].map((zone) => rangeBetween(1, zone).id));
});

test('the start marks lie at the ranges that the level of visibility gives', () => {
  const byLevel = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => rangeBetween(level, 28 - level).id);
  expect(byLevel).toEqual([...Array(3).fill('extreme'), ...Array(3).fill('long'), ...Array(3).fill('medium')]);
});

test('the position says which guns bear', () => {
  expect(gunsThatBear(boat('hood', true, 7, 'closing'), card('hood'))).toEqual([['bow', 7]]);
  expect(gunsThatBear(boat('hood', true, 7, 'breaking_off'), card('hood', { stern: 0 }))).toEqual([]);
  expect(gunsThatBear(boat('hood', true, 7, 'opening'), card('hood'))).toHaveLength(3);
  // Rodney has no turret aft: what is called stern fires in Opening only.
  expect(gunsThatBear(boat('rodney', true, 7, 'breaking_off'), card('rodney'))).toEqual([]);
});

test('the range says how many dice', () => {
  const hood = boat('hood', true, 7, 'opening');
  const at = (zone: number): number => diceAt(hood, card('hood'), rangeBetween(7, zone));
  expect([at(9), at(18), at(21), at(26)]).toEqual([23, 15, 15, 7]);
  expect(diceAt(boat('df3', true, 1, 'opening'), card('df3'), rangeBetween(1, 27))).toBe(0);
});

test('the bow points at the enemy, away from him, or nowhere', () => {
  expect(bowOf(boat('hood', true, 7, 'closing'))).toBe(1);
  expect(bowOf(boat('bismarck', false, 7, 'closing'))).toBe(-1);
  expect(bowOf(boat('bismarck', false, 7, 'breaking_off'))).toBe(1);
  expect(bowOf(boat('bismarck', false, 7, 'opening'))).toBe(0);
});

test('a ship sails as far as her evasion allows, and not without a rudder', () => {
  expect([19, 20, 26, 31].map((er) => allowanceOf(card('hood', { er })))).toEqual([1, 2, 3, 4]);
  expect(allowanceOf(card('hood', { rudder: true }))).toBe(0);
  expect(allowanceOf(card('hood', { er: 0 }))).toBe(0);
});

test('whoever sits at the board has their ships nearest', () => {
  const combat = {
    attacker: 1,
    boats: [boat('hood', true, 7, 'closing'), boat('bismarck', false, 21, 'breaking_off')],
  } as CombatView;
  expect(sides(combat, 1).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(sides(combat, 0).map(({ attacker }) => attacker)).toEqual([true, false]);
  expect(sides(combat, null).map(({ seat }) => seat)).toEqual([0, 1]);
});
