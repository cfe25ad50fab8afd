import { getContext, setContext } from 'svelte';
import type { Choice, Move } from '../../lib/protocol';
import type { Speaker } from '../../lib/speaker';
import type { Odds } from '../../table/odds.svelte';
import type { Table } from '../../table/table.svelte';
import type { Grip } from './gestures.svelte';
import { byHex, chase, guess, isButton, isInside, Places, plain, subjectOf } from './places';
import type { View } from './view';

/** What is to be done as soon as the next question has come. */
type Intent = { kind: 'go'; hex: string } | { kind: 'press'; hex: string } | { kind: 'order'; move: Move };

/** What the player's hand does over the chart: where it points, what a click means, what it drags. */
export class Hand implements Grip {
  /** The hex that the keyboard or the pointer looks at. */
  hex = $state<string | null>(null);
  /** A hex in which several things can be done: they are offered as buttons. */
  open = $state<string | null>(null);
  /** What is being dragged, and the hex under it now. */
  dragged = $state.raw<{ from: string; over: string | null } | null>(null);
  /** Something was dragged from a hex where several could have been meant. */
  dropped = $state.raw<{ from: string; to: string } | null>(null);
  /** A unit that is dragged out of the tray. */
  carried = $state.raw<Choice | null>(null);
  #intent: Intent | null = null;
  readonly table: Table;
  readonly #odds: Odds;
  readonly speaker: () => Speaker;

  constructor(table: Table, odds: Odds, speaker: () => Speaker) {
    this.table = table;
    this.#odds = odds;
    this.speaker = speaker;
  }

  readonly view = $derived.by(() => this.table.view as unknown as View);
  readonly places = $derived.by(() => new Places(this.view));
  readonly ask = $derived.by(() => this.table.ask);
  readonly choices = $derived.by((): readonly Choice[] => this.ask?.moves ?? []);
  /** Every hex in which something is legal, with what it is. */
  readonly lit = $derived.by(() => byHex(this.choices, this.places));
  /** Moves that have no place on the chart. */
  readonly buttons = $derived.by(() => this.choices.filter((choice) => isButton(choice, this.places)));
  /** Whose orders are being given. */
  readonly subject = $derived.by(() => subjectOf(this.ask));
  /** What is offered where a click could mean several things. */
  readonly offered = $derived.by((): readonly Choice[] => {
    if (this.dropped) return this.#movable(this.dropped.from);
    return this.open ? (this.lit.get(this.open) ?? []) : [];
  });

  isNamed(piece: string): boolean {
    return this.table.lit.has(piece);
  }

  // ------------------------------------------------------------ pressing

  async press(hex: string): Promise<void> {
    this.hex = hex;
    this.dropped = null;
    if (!this.ask) return;
    const [only, other] = this.lit.get(hex) ?? [];
    if (only && !other) await this.play(only.move);
    else if (only) this.open = this.open === hex ? null : hex;
    else await this.#elsewhere(hex);
  }

  /** Nothing is legal there: another unit is another thought, anything else is a question. */
  async #elsewhere(hex: string): Promise<void> {
    this.open = null;
    const { ask } = this;
    if (!ask) return;
    const other = this.#unitAt(hex);
    if (isInside(ask) && other && this.table.seen?.undo) {
      this.#intent = { kind: 'order', move: other };
      await this.table.undo();
      return;
    }
    const meant = guess(ask, hex, this.places);
    if (meant) await this.table.whyNot(meant);
  }

  /** The orders of an own unit in the hex, if it is not the one whose orders are being given. */
  #unitAt(hex: string): Move | null {
    const unit = [...this.places.units].find(([id, there]) => there === hex && id !== this.subject)?.[0];
    return unit ? plain({ move: 'Order', unit }) : null;
  }

  async play(move: Move): Promise<void> {
    this.letGo();
    this.#odds.point(null);
    await this.table.play(move);
  }

  letGo(): void {
    this.open = null;
    this.dropped = null;
    this.dragged = null;
  }

  /** Esc: what is open is closed, then the unit's orders are put back. True if there was something to step back from. */
  stepBack(): boolean {
    if (this.open || this.dropped || this.dragged) {
      this.letGo();
      return true;
    }
    if (!isInside(this.ask) || !this.table.seen?.undo) return false;
    void this.table.undo();
    return true;
  }

  // ------------------------------------------------------------ pointing

  point(hex: string | null): void {
    this.hex = hex;
    const [only, other] = (hex && this.lit.get(hex)) || [];
    this.#odds.point(only && !other ? only.move : null);
  }

  /** Where the keyboard walks from: the hex that has the focus, or what matters now. */
  get start(): string {
    const lit = this.lit.keys().next().value;
    return this.hex ?? this.places.units.get(this.subject ?? '') ?? lit ?? 'S20';
  }

  look(choice: Choice | null): void {
    this.#odds.point(choice?.move ?? null);
  }

  /** For the question mark: the move that this hex stands for, legal or not. */
  moveAt(hex: string): string | undefined {
    const move = this.lit.get(hex)?.[0]?.move ?? (this.ask && guess(this.ask, hex, this.places));
    return move ? JSON.stringify(move) : undefined;
  }

  // ------------------------------------------------------------ dragging

  /** Whose orders a drag from this hex could give. */
  #movable(hex: string): readonly Choice[] {
    return (this.lit.get(hex) ?? []).filter(({ move }) => ['Order', 'Fly'].includes(move.move));
  }

  /** Can anything be taken up here? */
  grab(hex: string): boolean {
    const own = this.subject && (this.places.units.get(this.subject) ?? this.ask?.prompt.args?.['hex']);
    if (this.#movable(hex).length === 0 && own !== hex) return false;
    this.letGo();
    this.dragged = { from: hex, over: null };
    return true;
  }

  drag(hex: string | null): void {
    if (this.dragged) this.dragged = { ...this.dragged, over: hex };
  }

  async drop(hex: string | null): Promise<void> {
    const from = this.dragged?.from;
    this.dragged = null;
    if (!from || !hex || hex === from) return;
    const [only, other] = this.#movable(from);
    if (!only) await this.#go(hex);
    else if (other) this.dropped = { from, to: hex };
    else await this.send(only, hex);
  }

  get carries(): boolean {
    return this.carried !== null;
  }

  /** What was dragged out of the tray is dropped on the chart. */
  async receive(hex: string | null): Promise<void> {
    const { carried } = this;
    this.carried = null;
    if (carried && hex) await this.send(carried, hex);
  }

  /** Give a unit its orders, and let it go to the hex. */
  async send(choice: Choice, hex: string): Promise<void> {
    this.letGo();
    this.#intent = { kind: choice.move.move === 'Fly' ? 'press' : 'go', hex };
    await this.table.play(choice.move);
  }

  /** One of several was meant by what was dropped. */
  async choose(choice: Choice): Promise<void> {
    if (this.dropped) await this.send(choice, this.dropped.to);
    else await this.play(choice.move);
  }

  /** To a hex: at once where it is near, by a course where it is far. */
  async #go(hex: string): Promise<void> {
    const near = this.lit.get(hex);
    const course = this.choices.find(({ move }) => {
      const meant = chase(move);
      return meant.move === 'PlotCourse' && !meant.full_speed;
    });
    if (near || !course) await this.press(hex);
    else {
      this.#intent = { kind: 'press', hex };
      await this.table.play(course.move);
    }
  }

  // ------------------------------------------------------------ another question

  /** What was begun goes on with the question that has come. */
  async asked(): Promise<void> {
    const intent = this.#intent;
    this.#intent = null;
    this.letGo();
    if (!intent || !this.ask) return;
    if (intent.kind === 'order') {
      const wanted = JSON.stringify(intent.move);
      const found = this.choices.find(({ move }) => JSON.stringify(move) === wanted);
      if (found) await this.table.play(found.move);
      else await this.table.whyNot(intent.move);
    } else if (intent.kind === 'go') await this.#go(intent.hex);
    else await this.press(intent.hex);
  }
}

const KEY = Symbol('hand');
export const shareHand = (hand: Hand): Hand => setContext(KEY, hand);
export const useHand = (): Hand => getContext<Hand>(KEY);
