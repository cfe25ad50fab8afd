import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { tomlTables } from './plugins/toml';

export default defineConfig({
  plugins: [svelte(), tomlTables()],
  build: {
    outDir: '../src/weathergage/server/site',
    emptyOutDir: true,
    // The server allows no data: addresses, so every picture stays a file.
    assetsInlineLimit: 0,
    // The first browsers with light-dark(), which gives the two palettes.
    target: ['chrome123', 'firefox120', 'safari17.5'],
  },
  // While developing: `make play` in one terminal, `npm run dev` in another.
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
  test: { include: ['{src,plugins}/**/*.test.ts'] },
});
