import { expect, test } from 'vitest';
import { momentAt, momentOf, turnsOf } from './moment';
import type { Reveal, ShipView, Sighting, View } from './view';

const ship = (id: string, seat: number, more: Partial<ShipView> = {}): ShipView => ({
  card: { id, seat, hull: 1, bow: 1, stern: 1, secondary: 1, torpedoes: 0, er: 1, ...more.card },
  fuel: 5,
  ...more,
});
const told = (turn: number, hex: string, more: Partial<Sighting> = {}): Sighting => ({
  turn,
  hex,
  what: 'found',
  ships: 1,
  kinds: ['BB'],
  ...more,
});

const BISMARCK = ship('bismarck', 0, { card: { ...ship('bismarck', 0).card, lost: 'sunk' }, off: 'sunk' });

function over(reveal: Partial<Reveal>): View {
  return {
    turn: 3,
    weather: 9,
    fog: true,
    level: 9,
    weather_record: [4, 5, 9],
    reveal: {
      ships: [BISMARCK, ship('hood', 1), ship('prinz_eugen', 0)],
      tracks: [
        { ship: 'bismarck', hexes: '0 J30 J29 J28 J27' },
        { ship: 'prinz_eugen', hexes: '0 J30 J29 J29 J29' },
        { ship: 'hood', hexes: '2 K20 K20' },
      ],
      flights: [{ air: 'sunderland_eire', flights: '2:K24,J28,K24' }],
      sightings: [[], []],
      fog: [false, true, true],
      levels: [2, 5, 9],
      ...reveal,
    },
  } as unknown as View;
}

test('each turn has its ships, its light, and the ways so far', () => {
  const view = over({});
  expect(turnsOf(view)).toBe(3);
  const [axis, allies] = momentAt(view, 2).sides;
  expect(axis?.units.map((unit) => [unit.hex, unit.ships.map((one) => one.card.id)])).toEqual([
    ['J28', ['bismarck']],
    ['J29', ['prinz_eugen']],
  ]);
  expect(axis?.wakes).toEqual([
    { ship: 'bismarck', hexes: ['J30', 'J29', 'J28'], lost: false },
    { ship: 'prinz_eugen', hexes: ['J30', 'J29'], lost: false },
  ]);
  expect(allies?.units.map(({ hex }) => hex)).toEqual(['K20']);
  expect(momentAt(view, 2).sky).toMatchObject({ turn: 2, weather: 5, fog: true, level: 5 });
});

test('before the first turn they lie where they were put, together', () => {
  const [axis, allies] = momentAt(over({}), 0).sides;
  expect(axis?.units.map((unit) => [unit.hex, unit.ships.length])).toEqual([['J30', 2]]);
  expect(allies?.units).toEqual([]); // she came later
});

test('whoever went down leaves a cross where her way ends', () => {
  const [axis] = momentAt(over({}), 3).sides;
  expect(axis?.wakes[0]).toEqual({ ship: 'bismarck', hexes: ['J30', 'J29', 'J28', 'J27'], lost: true });
  expect(axis?.units.map(({ hex }) => hex)).toEqual(['J29']);
});

test('nobody believes what was told later, and what was told long ago is forgotten', () => {
  const view = over({
    sightings: [
      [],
      [told(1, 'J29', { contact: 1 }), told(2, 'J28', { contact: 1 }), told(2, 'M20', { what: 'empty' })],
    ],
  });
  const beliefs = (turn: number) => momentAt(view, turn).sides[1]?.beliefs.map(({ report, age }) => [report.hex, age]);
  expect(beliefs(0)).toEqual([]);
  expect(beliefs(1)).toEqual([['J29', 0]]);
  expect(beliefs(2)).toEqual([
    ['J28', 0],
    ['M20', 0],
  ]);
  expect(beliefs(3)).toEqual([['J28', 1]]);
  expect(beliefs(9)).toEqual([]);
  expect(momentAt(view, 2).sides[1]?.chases).toEqual([['J29', 'J28']]);
});

test('of two words on one hex the fuller is shown', () => {
  const view = over({ sightings: [[], [told(1, 'J29'), told(1, 'J29', { what: 'bearing', kinds: [], contact: 4 })]] });
  expect(momentAt(view, 1).sides[1]?.beliefs.map(({ report }) => report.what)).toEqual(['found']);
});

test('aircraft fly in their turn only', () => {
  const flown = (turn: number) => momentAt(over({}), turn).sides.map((side) => side.flights);
  expect(flown(1)).toEqual([[], []]);
  expect(flown(2)).toEqual([[], [['K24', 'J28', 'K24']]]);
  expect(flown(3)).toEqual([[], []]);
});

test('a step is put together from what both sides saw', () => {
  const views = [
    { turn: 2, weather_record: [4, 4], ships: [ship('bismarck', 0, { hex: 'J29' })], sightings: [] },
    { turn: 2, weather_record: [4, 4], ships: [ship('hood', 1, { hex: 'K20' })], sightings: [told(2, 'J29')] },
  ] as unknown as View[];
  const { sides } = momentOf(views);
  expect(sides.map((side) => side.units.map(({ hex }) => hex))).toEqual([['J29'], ['K20']]);
  expect(sides[1]?.beliefs.map(({ report }) => report.hex)).toEqual(['J29']);
});
