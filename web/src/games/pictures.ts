import type { Component } from 'svelte';

// A game brings its own folder, and nothing else has to know it: the folder's name is the game's id.
const found = import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' });

/** Each game's picture by the game's id, in the order of the ids. */
export const PICTURES: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, Picture]) => [path.split('/')[1] ?? path, Picture]),
);
