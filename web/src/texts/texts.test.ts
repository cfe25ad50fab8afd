import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { bundle, choose, isLanguage, LANGUAGES, type Language } from './texts.svelte';

const SOURCES = join(import.meta.dirname, '..');
const ALL = Object.keys(LANGUAGES) as Language[];
const GAMES = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
/** The folders that hold words: each is fetched as a whole. */
const FOLDERS = ['texts/shell', 'texts/account', 'texts/table', ...GAMES.map((game) => `games/${game}/texts`)].filter(
  (folder) => existsSync(join(SOURCES, folder)),
);
const read = (folder: string, language: Language): string =>
  readFileSync(join(SOURCES, folder, `${language}.ftl`), 'utf8');

/** Each message's key with the names of the values that it shows. */
function signature(folder: string, language: Language): Record<string, string[]> {
  const messages = new FluentResource(read(folder, language)).body;
  const names = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1] ?? '');
  return Object.fromEntries(messages.map((one) => [one.id, [...new Set(names(one.value))].sort()]));
}

describe('choosing a language', () => {
  test.each<[string[], Language]>([
    [['es-MX', 'en'], 'es'],
    [['de-DE', 'it-CH', 'en'], 'it'],
    [['pt-BR'], 'en'],
    [[], 'en'],
  ])('%j reads %s', (wanted, language) => {
    expect(choose(wanted)).toBe(language);
  });

  test('only our own languages are languages', () => {
    expect(isLanguage('it')).toBe(true);
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});

describe.each(FOLDERS)('the texts in %s', (folder) => {
  test.each(ALL)('%s says everything, with the same values', (language) => {
    expect(signature(folder, language)).toEqual(signature(folder, 'en'));
  });
});

describe('the texts', () => {
  test.each(ALL)('%s counts as its readers do', (language) => {
    const pattern = bundle(language, read('texts/shell', language)).getMessage('game-scenarios')?.value ?? '';
    const say = (count: number) => bundle(language, read('texts/shell', language)).formatPattern(pattern, { count });
    expect(say(1)).toMatch(/^1 \w+$/);
    expect(say(20)).not.toBe(say(1).replace('1', '20'));
  });

  test('what the client says has a text, and no text is left over', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
    const said = code.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
    const whole = new Set([...said.matchAll(/['`]([a-z]+(?:-[\w-]+)?)['`]/g)].map((found) => found[1] ?? ''));
    // A key that is put together says how it begins: t(`lobby-state-${...}`).
    const begun = [...said.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? '');
    const keys = FOLDERS.flatMap((folder) => Object.keys(signature(folder, 'en')));
    const isSaid = (key: string): boolean => whole.has(key) || begun.some((beginning) => key.startsWith(beginning));
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
    const asked = [...said.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1] ?? '');
    expect([...new Set(asked)].filter((key) => !keys.includes(key))).toEqual([]);
    for (const game of GAMES) expect(keys).toEqual(expect.arrayContaining([`game-${game}`, `game-${game}-about`]));
  });
});
