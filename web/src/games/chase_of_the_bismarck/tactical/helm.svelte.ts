import { getContext, setContext } from 'svelte';
import { moveKey } from '../../../lib/notation';
import type { Choice, Move } from '../../../lib/protocol';
import type { Speaker } from '../../../lib/speaker';
import type { Odds } from '../../../table/odds.svelte';
import type { Table } from '../../../table/table.svelte';
import { chase, plain, sideOf } from '../places';
import type { BoatView, CombatView, View } from '../view';
import { shipName } from '../words';
import { heading } from './track';

/** A ship on the board, or a zone of it. */
export type Piece = `boat:${string}` | `zone:${number}`;

export const boatPiece = (ship: string): Piece => `boat:${ship}`;
export const zonePiece = (zone: number): Piece => `zone:${zone}`;

/** A move is named by the pieces that must be pressed to play it; by none where it needs a button. */
export function piecesOf(given: Move, combat: CombatView): Piece[] {
  const move = chase(given);
  switch (move.move) {
    case 'Fire':
    case 'Launch':
      return [boatPiece(move.ship), boatPiece(move.target)];
    case 'Manoeuvre': {
      const boat = combat.boats.find((one) => one.ship === move.ship);
      if (!boat) return [];
      return [boatPiece(move.ship), zonePiece(boat.zone + heading(boat, move.position) * move.zones)];
    }
    case 'BreakOff':
    case 'CloseUp':
    case 'FallBehind':
      return [boatPiece(move.ship)];
    default:
      return [];
  }
}

/** What the player's hand does over the tactical board: what is chosen, what is lit, what a press means. */
export class Helm {
  chosen = $state.raw<Piece[]>([]);
  /** What the pointer or the focus is on. */
  looked = $state<Piece | null>(null);
  /** Under a finger odds are seen before they are played: the first tap aims, the second fires. */
  aimed = $state.raw<Choice | null>(null);
  readonly table: Table;
  readonly #odds: Odds;
  readonly speaker: () => Speaker;

  constructor(table: Table, odds: Odds, speaker: () => Speaker) {
    this.table = table;
    this.#odds = odds;
    this.speaker = speaker;
  }

  readonly view = $derived.by(() => this.table.view as unknown as View);
  readonly combat = $derived.by((): CombatView | null => this.view.combat ?? null);
  readonly seat = $derived.by(() => sideOf(this.view));
  readonly choices = $derived.by((): readonly Choice[] => this.table.ask?.moves ?? []);
  readonly #placed = $derived.by(() => {
    const { combat } = this;
    if (!combat) return [];
    return this.choices.map((choice) => ({ choice, pieces: piecesOf(choice.move, combat) }));
  });
  /** What can be pressed now: own ships first, then what the chosen one can do. */
  readonly lit = $derived.by((): ReadonlySet<Piece> => {
    if (this.chosen.length === 0) return new Set(this.#placed.flatMap(({ pieces }) => pieces.slice(0, 1)));
    const rest = this.#touching(this.chosen).flatMap(({ pieces }) => pieces);
    return new Set(rest.filter((piece) => !this.chosen.includes(piece)));
  });
  /** What has no place of its own, and what could be meant where a press can mean several things. */
  readonly offered = $derived.by((): readonly Choice[] => {
    if (this.aimed) return [this.aimed];
    // Where a single ship is asked about she need not be pressed first.
    const about = this.chosen.length === 0 && this.lit.size === 1 ? [...this.lit] : this.chosen;
    const open = this.#touching(about).filter(({ choice }) => choice.move.move !== 'Manoeuvre');
    if (about.length > 0 && open.length > 0 && open.every(({ pieces }) => pieces.length === about.length)) {
      return open.map(({ choice }) => choice);
    }
    return this.#placed
      .filter(({ choice, pieces }) => pieces.length === 0 && 'ship' in choice.move)
      .map(({ choice }) => choice);
  });
  /** Whose guns and ranges are measured. */
  readonly subject = $derived.by((): BoatView | null => {
    const own = this.chosen.find((piece) => piece.startsWith('boat:')) ?? this.looked;
    return this.combat?.boats.find((boat) => boatPiece(boat.ship) === own) ?? null;
  });

  #touching(pieces: readonly Piece[]): { choice: Choice; pieces: Piece[] }[] {
    return this.#placed.filter((one) => pieces.every((piece) => one.pieces.includes(piece)));
  }

  isChosen(piece: Piece): boolean {
    return this.chosen.includes(piece);
  }

  /** In a guided game: is this what is to be pressed next? Of a ship and her target, first the ship. */
  isCoached(piece: Piece): boolean {
    const move = this.table.coached;
    if (!move || !this.combat) return false;
    const pieces = piecesOf(move, this.combat);
    if (!this.chosen.every((one) => pieces.includes(one))) return pieces[0] === piece;
    return pieces.find((one) => !this.chosen.includes(one) && this.lit.has(one)) === piece;
  }

  /** In a guided game: is this the move to be made next? */
  isMeant(choice: Choice): boolean {
    return !!this.table.coached && moveKey(this.table.coached) === moveKey(choice.move);
  }

  isNamed(ship: string): boolean {
    return this.table.lit.has(ship);
  }

  names(ships: readonly string[]): string {
    const speaker = this.speaker();
    return new Intl.ListFormat(speaker.language).format(ships.map((ship) => shipName(speaker, ship)));
  }

  // ------------------------------------------------------------ pressing

  async press(piece: Piece, finger: boolean): Promise<void> {
    if (!this.table.ask) {
      this.looked = piece;
      return;
    }
    const both = this.chosen.includes(piece) ? this.chosen : [...this.chosen, piece];
    const found = this.#touching(both);
    const [only, other] = found;
    if (!only) return this.#elsewhere(piece);
    const whole = found.every(({ pieces }) => pieces.length === both.length);
    if (whole && !other) return this.#commit(only.choice, finger);
    // Pressed again it is let go.
    if (this.chosen.includes(piece)) this.letGo();
    else this.chosen = both;
  }

  async #commit(choice: Choice, finger: boolean): Promise<void> {
    if (finger && (!this.aimed || moveKey(this.aimed.move) !== moveKey(choice.move))) {
      this.aimed = choice;
      this.#odds.point(choice.move);
      return;
    }
    await this.play(choice);
  }

  async play(choice: Choice): Promise<void> {
    this.letGo();
    await this.table.play(choice.move);
  }

  /** Nothing is legal so: another ship is another thought, anything else is a question. */
  async #elsewhere(piece: Piece): Promise<void> {
    this.aimed = null;
    if (this.#touching([piece]).length > 0) {
      this.chosen = [piece];
      return;
    }
    const meant = this.guess(piece);
    if (meant) await this.table.whyNot(meant);
  }

  letGo(): void {
    this.chosen = [];
    this.aimed = null;
    this.#odds.point(null);
  }

  /** Another question: where only one ship can be meant, she is. */
  asked(): void {
    this.letGo();
    const [first, ...more] = new Set(this.#placed.flatMap(({ pieces }) => pieces.slice(0, 1)));
    const alone = first !== undefined && more.length === 0 && this.#placed.some(({ pieces }) => pieces.length > 1);
    if (alone) this.chosen = [first];
  }

  // ------------------------------------------------------------ pointing

  point(piece: Piece | null): void {
    this.looked = piece;
    const meant = piece ? this.#meant(piece) : null;
    if (meant) this.table.refused = null;
    if (!this.aimed || meant) this.#odds.point(meant);
  }

  look(choice: Choice | null): void {
    this.#odds.point(choice?.move ?? null);
  }

  #meant(piece: Piece): Move | null {
    const both = this.chosen.includes(piece) ? this.chosen : [...this.chosen, piece];
    const [only, other] = this.#touching(both);
    return only && !other ? only.choice.move : null;
  }

  /** For the question mark: the move that this piece stands for, legal or not. */
  moveAt(piece: Piece): string | undefined {
    const both = this.chosen.includes(piece) ? this.chosen : [...this.chosen, piece];
    const move = (this.#touching(both)[0] ?? this.#touching([piece])[0])?.choice.move ?? this.guess(piece);
    return move ? JSON.stringify(move) : undefined;
  }

  /** The move that somebody meant who pressed where nothing is legal: it is asked about, never played. */
  guess(piece: Piece): Move | null {
    const { combat } = this;
    if (!combat || !this.table.ask) return null;
    const chosen = combat.boats.find((boat) => this.chosen[0] === boatPiece(boat.ship));
    const boat = combat.boats.find((one) => boatPiece(one.ship) === piece);
    const enemy = combat.boats.find((one) => one.attacker !== (boat ?? chosen)?.attacker);
    const mover = chosen ?? boat;
    switch (this.table.ask.prompt.key) {
      case 'cb-choose-fire':
      case 'cb-choose-launch': {
        if (!boat) return null;
        const [ship, target] = chosen && chosen.attacker !== boat.attacker ? [chosen, boat] : [boat, enemy];
        const pair = { ship: ship.ship, target: target?.ship ?? '' };
        if (this.table.ask.prompt.key === 'cb-choose-fire') return plain({ move: 'Fire', ...pair });
        return plain({ move: 'Launch', ...pair, count: 1 });
      }
      case 'cb-choose-tactical': {
        if (boat) return plain({ move: 'Manoeuvre', ship: boat.ship, position: 'closing', zones: 0 });
        if (!mover) return null;
        const by = Number(piece.slice('zone:'.length)) - mover.zone;
        const position = Math.sign(by) === heading(mover, 'closing') ? 'closing' : 'breaking_off';
        return plain({ move: 'Manoeuvre', ship: mover.ship, position, zones: Math.abs(by) });
      }
      case 'cb-choose-break-off':
        return boat ? plain({ move: 'BreakOff', ship: boat.ship }) : null;
      case 'cb-choose-reinforce':
        return boat ? plain({ move: 'Reinforce', ship: boat.ship }) : null;
      default:
        return null;
    }
  }
}

const KEY = Symbol('helm');
export const shareHelm = (helm: Helm): Helm => setContext(KEY, helm);
export const useHelm = (): Helm => getContext<Helm>(KEY);
