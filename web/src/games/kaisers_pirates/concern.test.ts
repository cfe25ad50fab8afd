import { expect, test } from 'vitest';
import { isConcerned } from './concern';
import type { VesselView, View } from './view';

const vessel = (id: string): VesselView => ({ id, role: 'raider' }) as VesselView;
const FORCE = [vessel('wolf'), vessel('emden')];
const view = (turn: object): View => ({ turn: { seat: 0, committed: [], attack: null, ...turn } }) as unknown as View;

test('a ship is concerned that something can be done with', () => {
  expect(isConcerned(view({}), 1, FORCE, new Set(['ship:wolf']))).toBe(true);
  expect(isConcerned(view({}), 1, FORCE, new Set(['ship:iltis', 'card:3']))).toBe(false);
});

test('a ship is concerned that fights or is fought', () => {
  const attack = { ship: 'wolf', target: 'dee', targets: ['dee', 'appam'] };
  expect(isConcerned(view({ attack }), 0, FORCE, new Set())).toBe(true);
  expect(isConcerned(view({ attack }), 1, [vessel('appam')], new Set())).toBe(true);
  expect(isConcerned(view({ attack }), 1, [vessel('maria')], new Set())).toBe(false);
});

test('a ship is concerned that the player in turn has put a card on', () => {
  const committed = [{ use: 'action' }, { use: 'intercept', ship: 'emden' }];
  expect(isConcerned(view({ committed }), 0, FORCE, new Set())).toBe(true);
  expect(isConcerned(view({ committed: [{ use: 'action' }] }), 0, FORCE, new Set())).toBe(false);
});
