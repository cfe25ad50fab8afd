import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { bundle, choose, isLanguage, LANGUAGES, type Language } from './texts.svelte';

const SOURCES = join(import.meta.dirname, '..');
const ALL = Object.keys(LANGUAGES) as Language[];
const read = (language: Language): string => readFileSync(join(SOURCES, 'texts', `${language}.ftl`), 'utf8');

/** Each message's key with the names of the values that it shows. */
function signature(language: Language): Record<string, string[]> {
  const messages = new FluentResource(read(language)).body;
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

describe('the texts', () => {
  test.each(ALL)('%s says everything, with the same values', (language) => {
    expect(signature(language)).toEqual(signature('en'));
  });

  test.each(ALL)('%s counts as its readers do', (language) => {
    const pattern = bundle(language, read(language)).getMessage('game-scenarios')?.value ?? '';
    const say = (count: number) => bundle(language, read(language)).formatPattern(pattern, { count });
    expect(say(1)).toMatch(/^1 \w+$/);
    expect(say(20)).not.toBe(say(1).replace('1', '20'));
  });

  test('what the client says has a text, and no text is left over', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
    const said = code.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
    const games = readdirSync(join(SOURCES, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory());
    const used = new Set([
      ...[...said.matchAll(/'((?:choose|foot|game|home|lost|skip|title|use)[a-z-]*)'/g)].map((found) => found[1]),
      ...games.flatMap((game) => [`game-${game.name}`, `game-${game.name}-about`]),
    ]);
    expect([...used].sort()).toEqual(Object.keys(signature('en')).sort());
  });
});
