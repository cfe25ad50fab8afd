import { expect, test } from 'vitest';
import type { Event } from '../../../lib/protocol';
import { justOver, roundsOf } from './round';

const line = (key: string, args: Record<string, string | number> = {}, faces: number[] = []): Event => ({
  text: { is: 'text', key, args },
  dice: faces.map((face) => ({ sides: 10, face })),
});
const FOUGHT: Event[] = [
  line('cb-turn'),
  line('cb-combat'),
  line('cb-round', { round: 1 }),
  line('cb-fire', { range: 'medium', modifier: '+2' }, [1, 6, 9]),
  line('cb-gun-hit', { what: 'hull', count: 1 }),
  line('cb-gun-hit', { what: 'evasion', count: 1 }),
  line('cb-evasion-chit', { value: 3 }),
  line('cb-round', { round: 2 }),
  line('cb-hits', { modifier: 9, hits: 1 }, [0]),
  line('cb-chit'),
  line('cb-sunk'),
];

test('the latest round and the latest volley come first', () => {
  const [second, first] = roundsOf(FOUGHT);
  expect(second?.head?.text.args?.['round']).toBe(2);
  expect(first?.deeds).toHaveLength(1);
});

test('each volley has its dice and what they did', () => {
  const volley = roundsOf(FOUGHT)[1]?.deeds[0];
  // At medium range, with +2: 3 is a hull box and evasion, 8 and 11 miss.
  expect(volley?.dice.map(({ hit }) => hit)).toEqual([true, false, false]);
  expect([...(volley?.lost ?? [])]).toEqual([
    ['hull', 1],
    ['evasion', 3],
  ]);
});

test('a torpedo that shows 0 always hits, and what follows stands under it', () => {
  const [sunk, torpedo] = roundsOf(FOUGHT)[0]?.deeds ?? [];
  expect(sunk?.event.text.key).toBe('cb-sunk');
  expect(torpedo?.dice[0]?.hit).toBe(true);
  expect(torpedo?.also.map((event) => event.text.key)).toEqual(['cb-chit']);
});

test('the torpedoes of one salvo lie side by side', () => {
  const [salvo, ...others] =
    roundsOf([
      line('cb-combat'),
      line('cb-round'),
      line('cb-torpedoes', { count: 2 }),
      line('cb-hits', { modifier: '+3', hits: 0 }, [8]),
      line('cb-hits', { modifier: '+3', hits: 1 }, [2]),
      line('cb-chit'),
    ])[0]?.deeds ?? [];
  expect(others).toEqual([]);
  expect(salvo?.dice.map(({ hit }) => hit)).toEqual([false, true]);
  expect(salvo?.also).toHaveLength(1);
});

test('a combat that is over is told of until the next turn', () => {
  const over = [...FOUGHT, line('cb-combat-over')];
  expect(justOver(FOUGHT)).toBeNull();
  expect(justOver(over)?.text.key).toBe('cb-combat-over');
  expect(justOver([...over, line('cb-turn')])).toBeNull();
  expect(roundsOf([...over, line('cb-weather', {}, [4])])[0]?.deeds).toHaveLength(2);
});
