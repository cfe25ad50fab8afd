import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** What a pack says for whoever keeps it, and no player sees. */
const FOR_KEEPERS = new Set(['prov', 'provenance', 'note', 'lat', 'lon']);

/** The tables of a pack's file as a module's source, without what only its keepers read. */
export function tablesModule(source: string): string {
  const tables = JSON.stringify(parse(source), (key, value: unknown) => (FOR_KEEPERS.has(key) ? undefined : value));
  return `export default JSON.parse(${JSON.stringify(tables)});`;
}

/** Lets the client import the packs that come with the games: `import ships from '.../ships.toml'`. */
export function tomlTables(): Plugin {
  return {
    name: 'toml-tables',
    transform(source, id) {
      return id.endsWith('.toml') ? { code: tablesModule(source), map: null } : null;
    },
  };
}
