import { expect, test } from 'vitest';
import { bundle } from '../texts/texts.svelte';
import type { Text } from './protocol';
import { Speaker } from './speaker';

const text = (key: string, args?: Text['args']): Text => ({ is: 'text', key, ...(args ? { args } : {}) });
const english = bundle('en', 'engine-seat = Player { $number }\nsunk = { $by } sinks { $the-ship }\nemden = Emden');
const spanish = bundle('es', 'sunk = { $by } hunde { $the-ship }');
const speaker = new Speaker('es', [spanish, english], ['Ada', '']);

test('arguments are said in the reader’s language, English behind it', () => {
  const ships = { is: 'names' as const, items: [text('emden'), 'Dee', { is: 'player' as const, seat: 1 }] };
  expect(speaker.say(text('sunk', { by: { is: 'player', seat: 0 }, the_ship: ships }))).toBe(
    'Ada hunde Emden, Dee y Player 2',
  );
});

test('what nobody has written shows its key', () => {
  expect(speaker.say(text('lost', { card: 3 }))).toBe('lost card=3');
});

test('a seat that the game itself plays has the name that the game gives it', () => {
  const alone = new Speaker('en', [bundle('en', 'engine-automaton = The phantom\nengine-seat = Player { $number }')]);
  expect(alone.with(['Ada']).player(1)).toBe('The phantom');
  expect(alone.with(['Ada', '']).player(1)).toBe('Player 2');
  expect(alone.player(1)).toBe('Player 2');
});

test('a name that players chose stays what it is', () => {
  const named = speaker.with(['{ $x } <b>', 'Bo']);
  expect(named.say(text('sunk', { by: { is: 'player', seat: 0 }, the_ship: 'Dee' }))).toBe('{ $x } <b> hunde Dee');
});
