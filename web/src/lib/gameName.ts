import { t, texts } from '../texts/texts.svelte';

/** A game by the name that our readers know; one that a host has added, by its own. */
export const gameName = (id: string): string => (texts.has(`game-${id}`) ? t(`game-${id}`) : id.replaceAll('_', ' '));
