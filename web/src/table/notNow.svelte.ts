import { moveKey } from '../lib/notation';
import type { Asked, Choice } from '../lib/protocol';

const MOST = 24;

/** Moves that the same question offered before and does not offer now: whoever misses one can ask why. */
export class NotNow {
  #known = new Map<string, Map<string, Choice>>();

  remember(ask: Asked): void {
    const known = this.#known.get(ask.prompt.key) ?? new Map<string, Choice>();
    for (const choice of ask.moves) known.set(moveKey(choice.move), choice);
    this.#known.set(ask.prompt.key, known);
  }

  missing(ask: Asked): Choice[] {
    const offered = new Set(ask.moves.map((choice) => moveKey(choice.move)));
    const known = [...(this.#known.get(ask.prompt.key) ?? [])];
    return known
      .filter(([key]) => !offered.has(key))
      .map(([, choice]) => choice)
      .slice(-MOST);
  }
}
