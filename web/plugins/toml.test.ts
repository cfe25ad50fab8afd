import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, tablesOf } from './toml';

let folder = '';
const file = (name: string, source: string): string => {
  writeFileSync(join(folder, name), source);
  return join(folder, name);
};

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tables-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a pack's rows arrive by their file, what only its keepers read does not", () => {
  const ships = '[[ship]]\nid = "möwe"\nattack = [10, 8]\nprovenance = "rulebook"\nprov = { id = "rulebook" }\n';
  const map = '[canal]\nends = ["S1", "S2"]\n';
  expect(JSON.parse(tablesOf([file('ships.toml', ships), file('map.toml', map)]))).toEqual({
    ships: { ship: [{ id: 'möwe', attack: [10, 8] }] },
    map: { canal: { ends: ['S1', 'S2'] } },
  });
});

test('a pack that is no TOML stops the build', () => {
  expect(() => tablesOf([file('ships.toml', '[[ship]\n')])).toThrow();
});

test('braces name several files of a folder', () => {
  expect(filesOf('data/{ships,map}.toml')).toEqual(['data/ships.toml', 'data/map.toml']);
  expect(filesOf('data/ships.toml')).toEqual(['data/ships.toml']);
});
