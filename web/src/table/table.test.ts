import { describe, expect, test } from 'vitest';
import { newForm, seated, toTable } from '../lobby/form';
import { tableWithBots, usualBot } from '../lobby/bots';
import type { GameDetail } from '../lib/protocol';
import { clockFace, secondsLeft } from './clock';
import { facesOf, outline } from './die';
import { hasPlace } from './moves';
import { chapterOf, isCited, ofEdition, opensChapter, partOf, parts, sectionOf, sections } from './panels/rules';

const GAME: GameDetail = {
  id: 'pinnace',
  prefix: 'pi',
  version: 1,
  pack: '',
  editions: ['1', '2'],
  scenarios: [{ id: 'bay', seats: [2, 3] }],
  options: [{ id: 'fog', type: 'bool', default: false }],
  bots: ['random', 'plan'],
  odds: false,
  texts: {},
  rules: '',
  lessons: [],
};

describe('dice', () => {
  test('show the faces that they have', () => {
    expect(facesOf(4)).toEqual([1, 2, 3, 4]);
    expect(facesOf(10, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
  test('have an outline of their own', () => {
    const known = [4, 6, 8, 10, 12, 20].map(outline);
    expect(new Set(known).size).toBe(known.length);
    expect(outline(7)).toContain('a10.5');
  });
});

describe('clocks', () => {
  test.each([
    [59, '0:59'],
    [61.2, '1:02'],
    [3_661, '1:01:01'],
    [3 * 86_400, '3 d 0 h'],
  ])('%d seconds are shown as %s', (seconds, face) => expect(clockFace(seconds)).toBe(face));
  test('run only while they run', () => {
    expect(secondsLeft({ left: 60, since: null, flag: null }, 1000)).toBe(60);
    expect(secondsLeft({ left: 60, since: 990, flag: 1050 }, 1000)).toBe(50);
    expect(secondsLeft({ left: 5, since: 990, flag: 995 }, 1000)).toBe(0);
  });
});

describe('rules', () => {
  const rule = (id: string, edition = 'both') => ({ id, edition, title: id });
  test('stand in their sections', () => {
    expect(sectionOf('KP-3.2.4a')).toBe('KP-3.2');
    expect(sectionOf('SC-4')).toBe('SC-4');
    expect(sectionOf('CB-6aa')).toBe('CB-6');
    expect(sectionOf('CB-10.2aa')).toBe('CB-10.2');
    expect(sectionOf('CB-7.7.1a')).toBe('CB-7.7');
    expect(partOf('CB-7.7.1a')).toBe('CB-7.7.1');
    expect(chapterOf('CB-7.7.1a')).toBe('CB-7');
    expect(sections([rule('KP-3.1a'), rule('KP-3.1.2'), rule('KP-3.10')]).map((one) => one.rules.length)).toEqual([
      2, 1,
    ]);
  });
  test('stand under the headings of chapters and parts', () => {
    const found = sections(['CB-6a', 'CB-7a', 'CB-7.7a', 'CB-7.7.1a', 'CB-7.7.1b', 'CB-11.1a'].map((id) => rule(id)));
    expect(found.map((_, index) => opensChapter(found, index))).toEqual([false, false, false, true]);
    expect(found[2] && parts(found[2]).map((part) => [part.id, part.rules.length])).toEqual([
      ['CB-7.7', 1],
      ['CB-7.7.1', 2],
    ]);
  });
  test('are cited as a whole or in part', () => {
    expect(isCited('KP-3.2.4a', 'KP-3.2.4')).toBe(true);
    expect(isCited('KP-3.2.40', 'KP-3.2.4')).toBe(false);
  });
  test('of another edition are left out', () => {
    expect(ofEdition([rule('a'), rule('b', '1'), rule('c', '2')], '2').map((one) => one.id)).toEqual(['a', 'c']);
  });
});

describe('a new table', () => {
  test('at once: as few as can play, the others bots', () => {
    expect(tableWithBots(GAME)).toMatchObject({
      seats: [{ kind: 'me' }, { kind: 'bot', name: 'plan' }],
      start: true,
    });
    expect(usualBot([])).toBe('random');
  });
  test('says only what is special about it', () => {
    const form = newForm(GAME);
    expect(toTable(GAME, form)).toMatchObject({ options: {}, edition: '2', clock: {}, start: false });
    form.options['fog'] = true;
    form.seats = [{ kind: 'me' }, { kind: 'bot', name: 'plan' }];
    form.clock = 'live';
    expect(toTable(GAME, form)).toMatchObject({
      options: { fog: true },
      clock: { kind: 'live', bank: 1800, increment: 15 },
      start: true,
    });
  });
  test('has a clock that rests outside playing hours, where one is wanted', () => {
    const form = { ...newForm(GAME), clock: 'days' as const, hours: [18, 23] as [number, number], delay: 5 };
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    expect(toTable(GAME, form)).toMatchObject({
      clock: { kind: 'days', bank: 259_200, hours: [18, 23], zone },
      delay: 300,
    });
    expect(toTable(GAME, { ...form, clock: 'none', spectators: false })).toMatchObject({ clock: {}, delay: 0 });
  });

  test('keeps who was chosen when seats are added', () => {
    const seats = seated(GAME, [{ kind: 'me' }, { kind: 'bot' }], 3);
    expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', name: 'plan' }, { kind: 'open' }]);
  });
});

test('a move without arguments has no place on the board', () => {
  expect(hasPlace({ move: 'Pass' })).toBe(false);
  expect(hasPlace({ move: 'Play', card: 1 })).toBe(true);
});
