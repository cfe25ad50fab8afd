/** A component with a script of its own, which is not on the screen at first. */
export class Part<Shown> {
  /** The component, as soon as it is there. */
  Shown = $state.raw<Shown>();
  failed = $state(false);
  readonly #load: () => Promise<{ default: Shown }>;

  constructor(load: () => Promise<{ default: Shown }>) {
    this.#load = load;
  }

  /** Have it there. Without a connection it fails, and can be asked for again. */
  async fetch(): Promise<void> {
    this.failed = false;
    try {
      this.Shown = (await this.#load()).default;
    } catch {
      this.failed = true;
    }
  }
}

// Safari does not tell when it is idle.
const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000));

/** What may be wanted later is fetched while nothing else is to be done: a lost connection then takes nothing away. */
export function fetchInIdleTime(parts: readonly Part<unknown>[]): void {
  const [first, ...others] = parts;
  if (first) whenIdle(() => void first.fetch().then(() => fetchInIdleTime(others)));
}
