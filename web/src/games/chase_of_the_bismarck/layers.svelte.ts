import { recall, remember } from '../../lib/remember';

export const LAYERS = ['heat', 'routes', 'reports', 'wakes'] as const;
export type Layer = (typeof LAYERS)[number];

/** What is laid over the chart on demand; the choice is kept between visits. */
export class Shown {
  #shown = $state.raw<ReadonlySet<Layer>>(new Set());

  constructor() {
    const kept = (recall('cb.layers') ?? '').split(' ');
    this.#shown = new Set(LAYERS.filter((layer) => kept.includes(layer)));
  }

  has(layer: Layer): boolean {
    return this.#shown.has(layer);
  }

  toggle(layer: Layer): void {
    const shown = new Set(this.#shown);
    if (!shown.delete(layer)) shown.add(layer);
    this.#shown = shown;
    remember('cb.layers', [...shown].join(' '));
  }
}
