import { moveKey } from '../../lib/notation';
import type { Move, Text } from '../../lib/protocol';
import type { Table } from '../../table/table.svelte';
import { chase } from './places';

/** A move of this planning. */
interface Given {
  prompt: string;
  move: Move;
  text: Text | null;
}

/** The orders of one unit or flight, from the choice of the unit to the last hex. */
export interface Order {
  /** The unit, the aircraft or the ship. */
  subject: string;
  /** How many moves of this planning came before it. */
  at: number;
  moves: readonly Move[];
  /** What was said last, in the words of the game. */
  text: Text | null;
  /** A die has fallen since: it can't be taken back. */
  firm: boolean;
}

const PLANNING = [
  'cb-plan',
  'cb-order',
  'cb-choose-next-hex',
  'cb-choose-destination',
  'cb-choose-flight',
  'cb-choose-aloft',
];
/** A repair is tried with a die. */
const ROLLS = 'Repair';
const PATIENCE = 5_000;

/**
 * The orders of this planning, as far as they were given here. The engine takes back one move after the other; whoever
 * wants an earlier order back has the later ones given again, in the same words.
 */
export class Orders {
  #given = $state.raw<readonly Given[]>([]);
  /** Orders are being taken back and given again. */
  busy = $state(false);
  readonly #table: Table;
  #heard: (() => void) | null = null;
  /** The question that has come follows from what was done here. */
  #expected = false;
  /** The question to which the orders lead. */
  #number = -1;

  constructor(table: Table) {
    this.#table = table;
    this.#recall();
  }

  get #key(): string {
    return `weathergage.cb.orders.${this.#table.id}.${this.#table.seat}`;
  }

  #recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}') as { number?: number; given?: Given[] };
      this.#number = kept.number ?? -1;
      this.#given = kept.given ?? [];
    } catch {
      // Nothing was kept: what was given before can be taken back one by one.
    }
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ number: this.#number, given: this.#given }));
    } catch {
      // Nothing is lost but the memory of it.
    }
  }

  /** A move is about to be played. */
  note(move: Move): void {
    const { ask } = this.#table;
    if (!ask) return;
    this.#expected = true;
    const text = ask.moves.find((choice) => moveKey(choice.move) === moveKey(move))?.text ?? null;
    const planning = PLANNING.includes(ask.prompt.key) && move.move !== 'Done';
    this.#given = planning ? [...this.#given, { prompt: ask.prompt.key, move, text }] : [];
  }

  /** The last move is about to be taken back. */
  undone(): void {
    this.#expected = true;
    this.#given = this.#given.slice(0, -1);
  }

  /** The next question has come. What was told elsewhere is not known here. */
  heard(): void {
    const number = this.#table.ask?.number ?? -1;
    if (number < 0 || number === this.#number) return;
    if (!this.#expected && number !== this.#number) this.#given = [];
    this.#expected = false;
    this.#number = number;
    this.#keep();
    this.#heard?.();
    this.#heard = null;
  }

  /** This turn's orders, the first first. */
  readonly all: readonly Order[] = $derived.by(() => {
    if (this.#table.ask?.prompt.key !== 'cb-plan') return [];
    const orders: Order[] = [];
    let end = this.#given.length;
    let firm = false;
    for (let at = end - 1; at >= 0; at -= 1) {
      const given = this.#given[at];
      if (!given) break;
      firm ||= given.move.move === ROLLS;
      if (given.prompt !== 'cb-plan') continue;
      const all = this.#given.slice(at, end);
      orders.unshift({
        subject: subjectOf(given.move),
        at,
        moves: all.map(({ move }) => move),
        text: all.at(-1)?.text ?? null,
        firm,
      });
      end = at;
    }
    return orders;
  });

  // ------------------------------------------------------------ taking back

  async #next(): Promise<boolean> {
    return new Promise((done) => {
      const late = setTimeout(() => done(false), PATIENCE);
      this.#heard = () => {
        clearTimeout(late);
        done(true);
      };
    });
  }

  async #undo(): Promise<boolean> {
    if (!this.#table.seen?.undo) return false;
    const next = this.#next();
    await this.#table.undo();
    return next;
  }

  async #play(move: Move): Promise<boolean> {
    if (!this.#table.ask?.moves.some((choice) => moveKey(choice.move) === moveKey(move))) return false;
    const next = this.#next();
    await this.#table.play(move);
    return next;
  }

  /** Take an order back, and give the later ones again. Returns those that could not be given again. */
  async takeBack(order: Order): Promise<readonly Order[]> {
    if (this.busy) return [];
    const later = this.all.filter((one) => one.at > order.at);
    const failed: Order[] = [];
    this.busy = true;
    try {
      while (this.#given.length > order.at) if (!(await this.#undo())) return later;
      for (const one of later) if (!(await this.#repeat(one))) failed.push(one);
    } finally {
      this.busy = false;
    }
    return failed;
  }

  async #repeat(order: Order): Promise<boolean> {
    for (const move of order.moves) {
      if (await this.#play(move)) continue;
      while (this.#table.ask?.prompt.key !== 'cb-plan') if (!(await this.#undo())) return false;
      return false;
    }
    return true;
  }
}

/** Whom a move of the planning is about. */
function subjectOf(given: Move): string {
  const move = chase(given);
  if (move.move === 'Order') return move.unit;
  if (move.move === 'Fly') return move.air;
  return move.move === 'MarkReturn' ? move.ship : '';
}
