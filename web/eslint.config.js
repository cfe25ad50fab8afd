import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules/', 'test-results/'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    // TypeScript knows better which names exist.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Text that a player wrote must never become a part of the page's code.
      'svelte/no-at-html-tags': 'error',
      // Our collections are replaced as a whole ($state.raw), never changed: what changed is then one comparison.
      'svelte/prefer-svelte-reactivity': 'off',
      // The server forbids inline styles, so one in the markup would silently do nothing.
      'svelte/no-inline-styles': ['error', { allowTransitions: true }],
    },
  },
);
