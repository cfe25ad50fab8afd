import type { Grip } from './gestures.svelte';

/** Somebody who looks at a chart of the past: points at hexes, and moves nothing. */
export class Looker implements Grip {
  hex = $state<string | null>(null);
  readonly start: string;
  readonly carries = false;

  constructor(start: string) {
    this.start = start;
  }

  point(hex: string | null): void {
    this.hex = hex;
  }

  press(hex: string): void {
    this.hex = hex;
  }

  grab(): boolean {
    return false;
  }

  drag(): void {
    // Nothing was taken up.
  }

  drop(): void {
    // Nothing was taken up.
  }

  letGo(): void {
    // Nothing was taken up.
  }

  receive(): void {
    // Nothing is carried.
  }
}
