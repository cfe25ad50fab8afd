import { getContext, setContext } from 'svelte';
import type { Choice, Move } from '../../lib/protocol';
import type { Speaker } from '../../lib/speaker';
import type { Odds } from '../../table/odds.svelte';
import type { Table } from '../../table/table.svelte';
import { moveKey } from '../../lib/notation';
import type { Grip } from './gestures.svelte';
import { Orders, type Order } from './orders.svelte';
import { byHex, chase, guess, isButton, isInside, Places, plain, subjectOf } from './places';
import { standingOf, unitsOf } from './stacks';
import type { View } from './view';

/** What is to be done as soon as the next question has come. */
type Intent =
  | { kind: 'go'; hex: string }
  | { kind: 'press'; hex: string }
  | { kind: 'order'; move: Move }
  | { kind: 'halt' }
  | { kind: 'lift' };

/** What the player's hand does over the chart: where it points, what a click means, what it drags. */
export class Hand implements Grip {
  /** The hex that the keyboard or the pointer looks at. */
  hex = $state<string | null>(null);
  /** A hex in which several things can be done: they are offered as buttons. */
  open = $state<string | null>(null);
  /** Under a finger the way and the odds are seen before they are played: the first tap aims, the second plays. */
  aimed = $state.raw<Choice | null>(null);
  /** What is being dragged, and the hex under it now. */
  dragged = $state.raw<{ from: string; over: string | null } | null>(null);
  /** Something was dragged from a hex where several could have been meant. */
  dropped = $state.raw<{ from: string; to: string } | null>(null);
  /** A unit that is dragged out of the tray. */
  carried = $state.raw<Choice | null>(null);
  /** Units that have no orders, while somebody wants to be done all the same. */
  idle = $state.raw<readonly string[]>([]);
  /** Units that were left alone once are not asked about again. */
  readonly #alone = new Set<string>();
  readonly orders: Orders;
  #intent: Intent | null = null;
  readonly table: Table;
  readonly #odds: Odds;
  readonly speaker: () => Speaker;

  constructor(table: Table, odds: Odds, speaker: () => Speaker) {
    this.table = table;
    this.#odds = odds;
    this.speaker = speaker;
    this.orders = new Orders(table);
  }

  /** What is played is remembered; nobody is done while somebody waits for orders. */
  admit(move: Move): boolean {
    const told = this.table.coached?.move === 'Done'; // in a guided game the others are left alone
    if (move.move === 'Done' && this.ask?.prompt.key === 'cb-plan' && !this.orders.busy && !told) {
      const waiting = this.waiting.filter((id) => !this.#alone.has(id));
      if (waiting.length > 0) {
        this.idle = waiting;
        return false;
      }
    }
    this.orders.note(move);
    return true;
  }

  /** Done all the same: they stay where they are. */
  async leaveAlone(): Promise<void> {
    for (const id of this.idle) this.#alone.add(id);
    this.idle = [];
    await this.table.play({ move: 'Done' });
  }

  readonly view = $derived.by(() => this.table.view as unknown as View);
  readonly places = $derived.by(() => new Places(this.view));
  readonly ask = $derived.by(() => this.table.ask);
  readonly choices = $derived.by((): readonly Choice[] => this.ask?.moves ?? []);
  /** Every hex in which something is legal, with what it is. */
  readonly lit = $derived.by(() => byHex(this.choices, this.places));
  /** Moves that have no place on the chart. */
  readonly buttons = $derived.by(() => this.choices.filter((choice) => isButton(choice, this.places)));
  /** In a guided game: the hex that is to be pressed next. */
  readonly coached = $derived.by(() => (this.table.coached ? this.places.hexOf(this.table.coached) : null));
  /** Whose orders are being given. */
  readonly subject = $derived.by(() => subjectOf(this.ask));
  /** Units that can get orders, and have neither these nor standing ones. */
  readonly waiting = $derived.by((): readonly string[] => {
    const open = new Set(
      this.choices.flatMap(({ move }) => (move.move === 'Order' ? [String((move as { unit?: string }).unit)] : [])),
    );
    return unitsOf(this.view.ships ?? [])
      .filter((unit) => open.has(unit.id) && !standingOf(unit))
      .map(({ id }) => id);
  });
  /** Where the unit or the aircraft is whose orders are being given. */
  get place(): string | null {
    const named = this.ask?.prompt.args?.['hex'];
    const own = this.places.units.get(this.subject ?? '');
    return own ?? (this.subject && typeof named === 'string' ? named : null);
  }

  /** What is offered where a click could mean several things. */
  readonly offered = $derived.by((): readonly Choice[] => {
    if (this.dropped) return this.#movable(this.dropped.from);
    return this.open ? (this.lit.get(this.open) ?? []) : [];
  });

  isNamed(piece: string): boolean {
    return this.table.lit.has(piece);
  }

  /** In a guided game: is this the move to be made next? */
  isCoached(choice: Choice): boolean {
    return !!this.table.coached && moveKey(this.table.coached) === moveKey(choice.move);
  }

  // ------------------------------------------------------------ pressing

  async press(hex: string, finger = false): Promise<void> {
    this.hex = hex;
    this.dropped = null;
    const before = this.aimed;
    this.aimed = null;
    this.#odds.point(null);
    if (!this.ask || this.table.busy) return;
    const [only, other] = this.lit.get(hex) ?? [];
    const seen = !finger || CHOOSES.includes(only?.move.move ?? '') || (before && only && same(before, only));
    if (only && !other && !seen) this.#aim(only);
    else if (only && !other) await this.play(only.move);
    else if (only) this.open = this.open === hex ? null : hex;
    else await this.#elsewhere(hex);
  }

  #aim(choice: Choice): void {
    this.letGo();
    this.aimed = choice;
    this.#odds.point(choice.move);
  }

  /** Nothing is legal there: another unit is another thought, anything else is a question. */
  async #elsewhere(hex: string): Promise<void> {
    this.open = null;
    const { ask } = this;
    if (!ask) return;
    const other = this.#unitAt(hex);
    if (isInside(ask) && other) {
      this.#intent = { kind: 'order', move: other };
      await this.#leave();
      return;
    }
    const halt = this.#halt;
    if (halt && hex === this.places.units.get(this.subject ?? '')) {
      await this.play(halt);
      return;
    }
    if (this.orders.all.some((order) => this.#where(order.subject) === hex)) {
      this.open = hex; // what was ordered there can be taken back
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

  /** Where a unit or the base of aircraft is. */
  #where(id: string): string | undefined {
    return this.places.units.get(id) ?? this.places.ships.get(id) ?? this.places.air.get(id);
  }

  ordersAt(hex: string): readonly Order[] {
    return this.orders.all.filter((order) => this.#where(order.subject) === hex);
  }

  /** What ends a unit's way, or a flight that has dropped a marker. */
  get #halt(): Move | null {
    const flown = this.view.air?.find(({ id }) => id === this.subject)?.legs?.length ?? 0;
    const end = this.choices.find(({ move }) => move.move === 'Halt' || (move.move === 'Land' && flown > 1));
    return end?.move ?? null;
  }

  /** Out of one unit's orders: what was begun is ended, or taken back. */
  async #leave(): Promise<void> {
    const halt = this.#halt;
    if (halt) await this.table.play(halt);
    else if (this.table.seen?.undo) await this.table.undo();
  }

  async play(move: Move): Promise<void> {
    this.letGo();
    this.#odds.point(null);
    await this.table.play(move);
  }

  letGo(): void {
    this.open = null;
    this.aimed = null;
    this.dropped = null;
    this.dragged = null;
  }

  /** Esc: what is open is closed, then the unit's orders are put back. True if there was something to step back from. */
  stepBack(): boolean {
    if (this.open || this.aimed || this.dropped || this.dragged) {
      this.letGo();
      this.#odds.point(null);
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
    return this.hex ?? this.place ?? lit ?? 'S20';
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
    if (this.#movable(hex).length === 0 && this.place !== hex) return false;
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

  /** A standing order is lifted: she stays for this turn, and waits for other orders from then on. */
  async lift(order: Choice): Promise<void> {
    this.letGo();
    this.#intent = { kind: 'lift' };
    await this.table.play(order.move);
  }

  /** One of several was meant by what was dropped. */
  async choose(choice: Choice): Promise<void> {
    if (this.dropped) await this.send(choice, this.dropped.to);
    else await this.play(choice.move);
  }

  /** To a hex: at once where it is near, by a course where it is far. */
  async #go(hex: string): Promise<void> {
    const near = this.lit.get(hex);
    // Whoever drags a ship to the next hex means that hex, and no further.
    if (near && this.ask?.prompt.key === 'cb-order') this.#intent = { kind: 'halt' };
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
    this.orders.heard();
    const intent = this.#intent;
    this.#intent = null;
    this.letGo();
    this.idle = [];
    if (!intent || !this.ask) return;
    if (intent.kind === 'order') {
      const wanted = moveKey(intent.move);
      const found = this.choices.find(({ move }) => moveKey(move) === wanted);
      if (found) await this.table.play(found.move);
      else if (isInside(this.ask)) {
        this.#intent = intent;
        await this.#leave();
      } else await this.table.whyNot(intent.move);
    } else if (intent.kind === 'halt') {
      if (this.#halt) await this.table.play(this.#halt);
    } else if (intent.kind === 'lift') {
      const unit = unitsOf(this.view.ships ?? []).find(({ id }) => id === this.subject);
      const wanted = unit && standingOf(unit) ? 'Stay' : 'HomeBelow';
      const found = this.choices.find(({ move }) => move.move === wanted && lifts(move));
      if (found) await this.table.play(found.move);
    } else if (intent.kind === 'go') await this.#go(intent.hex);
    else await this.press(intent.hex);
  }
}

const same = (one: Choice, other: Choice): boolean => moveKey(one.move) === moveKey(other.move);

/** Who is to get orders is chosen at once: it costs nothing, and can be put back. */
const CHOOSES = ['Order', 'Fly'];

/** To stay, or to go home never. */
const lifts = (given: Move): boolean => {
  const move = chase(given);
  return move.move === 'Stay' || (move.move === 'HomeBelow' && move.fuel === 0);
};

const KEY = Symbol('hand');
export const shareHand = (hand: Hand): Hand => setContext(KEY, hand);
export const useHand = (): Hand => getContext<Hand>(KEY);
