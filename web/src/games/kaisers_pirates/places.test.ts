import { describe, expect, test } from 'vitest';
import type { Asked, Choice, Move } from '../../lib/protocol';
import { CARDS, coinsOf, MERCHANTS, SHIPS, TYPES } from './pack';
import { ACTION, BRITISH, click, guess, homeless, isAmbiguous, litBy, piecesOf } from './places';
import { profileOf } from './profile';
import { hesitation, passOf } from './reacting.svelte';

const choice = (move: Move): Choice => ({ move, text: { is: 'text', key: move.move } });
const COMMIT = [
  { move: 'Done' },
  { move: 'CommitIntercept', card: 1, ship: 'emden' },
  { move: 'CommitIntercept', card: 1, ship: 'wolf' },
  { move: 'CommitMines', card: 2, ship: 'wolf' },
  { move: 'CommitIntercept', card: 2, ship: 'wolf' },
  { move: 'CommitBritish', card: 1 },
  { move: 'CommitAction', card: 3 },
].map(choice);

describe('a click', () => {
  test('chooses a card that has several uses', () => {
    expect(click(COMMIT, [], 'card:1')).toEqual({ kind: 'choose', chosen: ['card:1'] });
    expect([...litBy(COMMIT, ['card:1'])].sort()).toEqual(['card:1', 'ship:emden', 'ship:wolf', BRITISH]);
  });
  test('plays when only one move is left', () => {
    expect(click(COMMIT, ['card:1'], 'ship:emden')).toMatchObject({
      kind: 'play',
      choice: { move: { ship: 'emden' } },
    });
    expect(click(COMMIT, ['card:1'], BRITISH)).toMatchObject({ choice: { move: { move: 'CommitBritish' } } });
    expect(click(COMMIT, [], 'card:3')).toMatchObject({ choice: { move: { move: 'CommitAction' } } });
  });
  test('asks on when two uses share a place', () => {
    const meant = click(COMMIT, ['card:2'], 'ship:wolf');
    expect(meant).toEqual({ kind: 'choose', chosen: ['card:2', 'ship:wolf'] });
    expect(isAmbiguous(COMMIT.slice(3, 5), ['card:2', 'ship:wolf'])).toBe(true);
    expect(isAmbiguous(COMMIT.slice(1, 3), ['card:1'])).toBe(false);
  });
  test('on what was chosen lets it go, on another card takes that', () => {
    expect(click(COMMIT, ['card:1'], 'card:1')).toEqual({ kind: 'choose', chosen: [] });
    expect(click(COMMIT, ['card:1'], 'card:2')).toEqual({ kind: 'choose', chosen: ['card:2'] });
  });
  test('where nothing is legal asks why', () => {
    expect(click(COMMIT, ['card:1'], 'ship:dee')).toEqual({
      kind: 'refuse',
      move: { move: 'CommitIntercept', card: 1, ship: 'dee' },
    });
    expect(guess([choice({ move: 'React', card: 5 })], [], 'card:6')).toEqual({ move: 'React', card: 6 });
    expect(guess([choice({ move: 'Done' })], [], 'card:6')).toBeNull();
  });
});

test('a move without a piece on the table gets a button', () => {
  const moves = [choice({ move: 'TakeShip', ship: 'geier' }), choice({ move: 'Pass' })];
  expect(homeless(moves, new Set())).toEqual([moves[0]]);
  expect(homeless(moves, new Set(['ship:geier']))).toEqual([]);
  expect(piecesOf({ move: 'CommitAction', card: 3 })).toEqual(['card:3', ACTION]);
});

describe('a window for a reaction', () => {
  const ask = (...moves: Move[]): Asked => ({
    number: 1,
    prompt: { is: 'text', key: 'kp-ask-react-mines' },
    moves: moves.map(choice),
  });
  const pass = { move: 'Pass' };
  test('is passed for whoever wants that, and only then', () => {
    expect(passOf(ask(pass), 'ask')).toBeNull();
    expect(passOf(ask(pass), 'able')?.move).toEqual(pass);
    expect(passOf(ask({ move: 'React', card: 1 }, pass), 'able')).toBeNull();
    expect(passOf(ask({ move: 'React', card: 1 }, pass), 'never')?.move).toEqual(pass);
  });
  test('other questions are never answered for anybody', () => {
    expect(passOf({ ...ask(pass), prompt: { is: 'text', key: 'kp-ask-passage' } }, 'never')).toBeNull();
  });
  test('is answered after as long as anybody takes', () => {
    expect(hesitation(0)).toBeGreaterThanOrEqual(1_000);
    expect(hesitation(0.5)).toBeGreaterThan(hesitation(0));
    expect(hesitation(1)).toBe(12_000);
  });
});

describe('the pack', () => {
  test('is read as it is printed', () => {
    expect([SHIPS.size, MERCHANTS.size, TYPES.size, CARDS.size]).toEqual([20, 60, 47, 100]);
    expect(SHIPS.get('emden')).toMatchObject({ kind: 'warship', attack: [10, 8, 4], tonnage: 3664 });
    expect(coinsOf(1, 'amc').map(([coin]) => coin)).toEqual(['attack', 'defence']);
  });
  test('every ship can be drawn', () => {
    for (const ship of [...SHIPS.values(), ...MERCHANTS.values()]) {
      const { hull, lines } = profileOf(ship);
      expect(hull).toMatch(/^M[\d.]+ /);
      expect(hull + lines).not.toContain('NaN');
    }
  });
});
