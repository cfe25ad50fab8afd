import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** What a pack says for whoever keeps it, and no player sees. */
const FOR_KEEPERS = new Set(['prov', 'provenance', 'note', 'lat', 'lon']);

/** Marks a module that this plugin makes. */
const TABLES = '\0tables:';

/** The files that a path names: one, or several of a folder as in `data/{ships,map}.toml`. */
export function filesOf(path: string): string[] {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
}

/** The tables of files by the files' names, without what only the packs' keepers read. */
export function tablesOf(files: readonly string[]): string {
  const tables = files.map((file): [string, unknown] => [basename(file, '.toml'), parse(readFileSync(file, 'utf8'))]);
  return JSON.stringify(Object.fromEntries(tables), (key, value: unknown) =>
    FOR_KEEPERS.has(key) ? undefined : value,
  );
}

/**
 * Lets the client import the packs that come with the games: `import printed from '.../data/{ships,map}.toml'` is a
 * promise of their tables. In the built client they are one file of data beside the scripts.
 */
export function tomlTables(): Plugin {
  let building = false;
  return {
    name: 'toml-tables',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId(source, importer) {
      return importer && source.endsWith('.toml') ? TABLES + resolve(dirname(importer), source) : null;
    },
    load(id) {
      if (!id.startsWith(TABLES)) return null;
      const files = filesOf(id.slice(TABLES.length));
      for (const file of files) this.addWatchFile(file);
      const tables = tablesOf(files);
      if (!building) return `export default Promise.resolve(${tables});`;
      const asset = this.emitFile({ type: 'asset', name: 'tables.json', source: tables });
      return `export default fetch(import.meta.ROLLUP_FILE_URL_${asset}).then((answer) => {
        if (!answer.ok) throw new Error(answer.url);
        return answer.json();
      });`;
    },
  };
}
