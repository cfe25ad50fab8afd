import { getContext, setContext } from 'svelte';
import type { Choice } from '../../lib/protocol';
import type { Speaker } from '../../lib/speaker';
import type { Odds } from '../../table/odds.svelte';
import type { Table } from '../../table/table.svelte';
import { click, guess, litBy, piecesOf, touching, type Piece } from './places';

/** What the player's hand does over the table: what is chosen, what is lit, what a click means. */
export class Hand {
  chosen = $state.raw<Piece[]>([]);
  /** Was it chosen without a pointer? Then its uses are listed, where Tab finds them next. */
  byKeys = $state(false);
  readonly #table: Table;
  readonly #odds: Odds;
  readonly speaker: () => Speaker;

  constructor(table: Table, odds: Odds, speaker: () => Speaker) {
    this.#table = table;
    this.#odds = odds;
    this.speaker = speaker;
  }

  get choices(): Choice[] {
    return this.#table.ask?.moves ?? [];
  }

  readonly lit = $derived.by(() => litBy(this.choices, this.chosen));
  /** What can still be meant by what is chosen, when there is a choice. */
  readonly open = $derived.by(() => (this.chosen.length > 0 ? touching(this.choices, this.chosen) : []));

  /** In a guided game: is this what is to be pressed next? Of a card and its use, first the card. */
  isCoached(piece: Piece): boolean {
    const move = this.#table.coached;
    if (!move) return false;
    const pieces = piecesOf(move);
    if (!this.chosen.every((one) => pieces.includes(one))) return false;
    return pieces.find((one) => !this.chosen.includes(one) && this.lit.has(one)) === piece;
  }

  /** Something can be done with it: now, or if another choice is given up. */
  isLegal(piece: Piece): boolean {
    return this.lit.has(piece) || touching(this.choices, [piece]).length > 0;
  }

  isNamed(piece: string): boolean {
    return this.#table.lit.has(piece);
  }

  async press(piece: Piece, byKeys = false): Promise<void> {
    this.byKeys = byKeys;
    if (!this.#table.ask) return;
    const meant = click(this.choices, this.chosen, piece);
    if (meant.kind === 'choose') this.chosen = meant.chosen;
    else if (meant.kind === 'refuse') await (meant.move && this.#table.whyNot(meant.move));
    else await this.play(meant.choice);
  }

  async play(choice: Choice): Promise<void> {
    this.chosen = [];
    this.#odds.point(null);
    await this.#table.play(choice.move);
  }

  /** Odds are shown where it is clear which move is looked at. */
  point(piece: Piece | null): void {
    const [only, other] = piece ? touching(this.choices, this.#with(piece)) : [];
    this.#odds.point(only && !other ? only.move : null);
  }

  /** For the question mark: the move that this piece stands for, legal or not. */
  moveAt(piece: Piece): string | undefined {
    const move = touching(this.choices, this.#with(piece))[0]?.move ?? guess(this.choices, this.chosen, piece);
    return move ? JSON.stringify(move) : undefined;
  }

  #with(piece: Piece): Piece[] {
    return this.chosen.includes(piece) ? this.chosen : [...this.chosen, piece];
  }

  letGo(): void {
    this.chosen = [];
  }
}

const KEY = Symbol('hand');
export const shareHand = (hand: Hand): Hand => setContext(KEY, hand);
export const useHand = (): Hand => getContext<Hand>(KEY);
