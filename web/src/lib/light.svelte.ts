import { recall, remember } from './remember';

export type Light = 'light' | 'dark';

const other = (light: Light): Light => (light === 'dark' ? 'light' : 'dark');

/** Light or dark: as the system has it, unless the reader chose otherwise here. */
class LightChoice {
  #system = $state<Light>('light');
  #chosen = $state<Light | null>(null);

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => (this.#system = dark.matches ? 'dark' : 'light');
    follow();
    dark.addEventListener('change', follow);
    const kept = recall('light');
    if (kept === 'light' || kept === 'dark') this.#chosen = kept;
  }

  get current(): Light {
    return this.#chosen ?? this.#system;
  }

  /** Whoever goes back to what the system has follows the system again. */
  toggle(): void {
    const wanted = other(this.current);
    this.#chosen = wanted === this.#system ? null : wanted;
    remember('light', this.#chosen);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset['light'] = this.#chosen ?? 'system';
  }
}

export const light = new LightChoice();
