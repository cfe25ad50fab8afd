import { Part } from '../../lib/part.svelte';

/** One begins at the chart: the rest comes while it is looked at. */
export const CARD = new Part(() => import('./ShipCard.svelte'));
export const DECISION = new Part(() => import('./tactical/Decision.svelte'));
export const TACTICAL = new Part(() => import('./tactical/Tactical.svelte'));
export const AFTERMATH = new Part(() => import('./tactical/Aftermath.svelte'));
export const IDLE = new Part(() => import('./Idle.svelte'));
export const REVEAL = new Part(() => import('./Reveal.svelte'));
