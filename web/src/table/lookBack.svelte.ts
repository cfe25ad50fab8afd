import { live } from '../lib/connection.svelte';
import { Refused } from '../lib/live';
import type { Past } from '../lib/protocol';

/** Whose eyes one looks back with: a seat's, an onlooker's, or everybody's at once. */
export type Viewpoint = number | null | 'all';

/** The server lets nobody turn pages without end; until then it is asked again. */
const BREATH = 700;
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, BREATH));

interface Looked {
  id: string;
  seat: number | null;
}

/**
 * Turns the pages of a match's past. Somebody who drags a slider asks for many pages and wants to see the last: one is
 * fetched at a time, and what was passed over meanwhile is never asked for.
 */
export class LookBack {
  /** The page that is shown; nothing: the present. */
  shown = $state.raw<Past | null>(null);
  /** How many pages there were when somebody last looked; more have come since. */
  pages = $state(0);
  viewpoint = $state<Viewpoint | undefined>(undefined);
  readonly #looked: Looked;
  readonly #fail: (error: unknown) => void;
  #wanted: number | null = null;
  #turning = false;

  constructor(looked: Looked, fail: (error: unknown) => void) {
    this.#looked = looked;
    this.#fail = fail;
  }

  get from(): Viewpoint {
    return this.viewpoint === undefined ? this.#looked.seat : this.viewpoint;
  }

  /** The page that is on its way, otherwise the one that is shown: whoever presses twice goes two steps. */
  get heading(): number | null {
    return this.#wanted ?? this.shown?.page ?? null;
  }

  /** A negative page counts back from the last. */
  async go(page: number): Promise<void> {
    this.#wanted = page;
    if (this.#turning) return;
    this.#turning = true;
    while (this.#wanted !== null) await this.#turnTo(this.#wanted);
    this.#turning = false;
  }

  async #turnTo(page: number): Promise<void> {
    try {
      const past = await this.#fetch(page);
      if (this.#wanted !== page) return; // something else is wanted by now
      this.#wanted = null;
      this.shown = past;
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'too-fast') await breathe();
      else {
        this.#wanted = null;
        this.#fail(error);
      }
    }
  }

  /** To a place on a slider of whose length nobody knew. */
  async goTo(share: number): Promise<void> {
    await this.count();
    await this.go(Math.round(share * (this.pages - 1)));
  }

  async count(): Promise<void> {
    await this.#fetch(-1).catch(() => undefined);
  }

  async look(viewpoint: Viewpoint): Promise<void> {
    this.viewpoint = viewpoint;
    await this.go(this.shown?.page ?? -1);
  }

  leave(): void {
    this.#wanted = null;
    this.shown = null;
    this.viewpoint = undefined;
  }

  async #fetch(page: number): Promise<Past> {
    const from = this.from === 'all' ? { all: true } : { seat: this.from };
    const past = await live.ask<'past'>({ type: 'look-back', table: this.#looked.id, page, words: true, ...from });
    this.pages = past.pages;
    return past;
  }
}
