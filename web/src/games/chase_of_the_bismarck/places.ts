/** Where on the chart a move has its place, and which move somebody meant who clicked where nothing is legal. */
import type { Move as ChaseMove } from '../../lib/generated/chase_of_the_bismarck';
import type { Asked, Choice, Move } from '../../lib/protocol';
import { AIR, AXIS } from './pack';
import type { View } from './view';

/** The generated types name every move of the game; the protocol knows only that it is one. */
export const chase = (move: Move): ChaseMove => move as unknown as ChaseMove;
export const plain = (move: ChaseMove): Move => move as unknown as Move;

/** Whose chart it is; nobody's for a spectator. */
export const sideOf = (view: View): number | null => view.ships?.[0]?.card.seat ?? null;

/** Where this seat's pieces are. */
export class Places {
  readonly units = new Map<string, string>();
  readonly ships = new Map<string, string>();
  readonly air = new Map<string, string>();
  readonly contacts = new Map<number, string>();
  readonly strikes = new Map<string, string>();

  constructor(view: View) {
    for (const ship of view.ships ?? []) {
      if (!ship.hex || ship.off) continue;
      this.units.set(ship.force || ship.card.id, ship.hex);
      this.ships.set(ship.card.id, ship.hex);
    }
    for (const unit of view.air ?? []) {
      const base = AIR.get(unit.id)?.base ?? '';
      const home = this.ships.get(base) ?? (/^[A-Z]+\d+$/.test(base) ? base : '');
      const hex = unit.box === 'aloft' ? (unit.hex ?? '') : home;
      if (hex && unit.box !== 'lost') this.air.set(unit.id, hex);
    }
    for (const contact of view.contacts ?? []) this.contacts.set(contact.number, contact.hex);
    for (const strike of view.strikes ?? []) this.strikes.set(strike.air, strike.hex);
  }

  /** The hex that a click must hit to play this move; nothing for moves that are buttons. */
  hexOf(given: Move): string | null {
    const move = chase(given);
    switch (move.move) {
      case 'Sail':
      case 'Course':
      case 'DropSearch':
      case 'DropAttack':
      case 'AloftAt':
      case 'Search':
      case 'NameHex':
        return move.hex;
      case 'Order':
      case 'Hunt':
        return this.units.get(move.unit) ?? null;
      case 'Fly':
        return this.air.get(move.air) ?? null;
      case 'Attack':
        return this.strikes.get(move.air) ?? null;
      case 'Engage':
      case 'Shadow':
        return this.contacts.get(move.contact) ?? null;
      case 'Expose':
        return this.ships.get(move.ship) ?? null;
      default:
        return null;
    }
  }
}

/** Everything that can be done in each hex. */
export function byHex(choices: readonly Choice[], places: Places): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const hex = places.hexOf(choice.move);
    if (!hex) continue;
    const there = found.get(hex);
    if (there) there.push(choice);
    else found.set(hex, [choice]);
  }
  return found;
}

/** The unit or the aircraft whose orders are being given: the question names it. */
export function subjectOf(ask: Asked | null): string | null {
  const id = ask?.prompt.args?.['id'];
  return typeof id === 'string' ? id : null;
}

/** In the middle of one unit's orders, from which one can step back. */
export const isInside = (ask: Asked | null): boolean =>
  ['cb-order', 'cb-choose-next-hex', 'cb-choose-destination', 'cb-choose-flight', 'cb-choose-aloft'].includes(
    ask?.prompt.key ?? '',
  );

const MEANT: Record<string, 'Sail' | 'Course' | 'DropSearch' | 'AloftAt' | 'Search' | 'NameHex'> = {
  'cb-order': 'Sail',
  'cb-order-shadowed': 'Sail',
  'cb-choose-next-hex': 'Sail',
  'cb-choose-destination': 'Course',
  'cb-choose-flight': 'DropSearch',
  'cb-choose-aloft': 'AloftAt',
  'cb-choose-search': 'Search',
  'cb-choose-submarine-hex': 'NameHex',
};

/** The move that somebody meant who chose a hex where nothing is legal: it is asked about, never played. */
export function guess(ask: Asked, hex: string, places: Places): Move | null {
  const meant = MEANT[ask.prompt.key];
  if (meant) return { move: meant, hex };
  const unit = [...places.units].find(([, there]) => there === hex)?.[0];
  const contact = [...places.contacts].find(([, there]) => there === hex)?.[0];
  if (ask.prompt.key === 'cb-choose-combat') {
    return plain({ move: 'Engage', unit: unit ?? '', contact: contact ?? 0 });
  }
  if (ask.prompt.key === 'cb-plan') {
    if (unit) return { move: 'Order', unit };
    const air = [...places.air].find(([, there]) => there === hex)?.[0];
    if (air) return { move: 'Fly', air };
  }
  return null;
}

/** Moves that name a piece and have no hex of their own: they need a button. */
export const isButton = (choice: Choice, places: Places): boolean =>
  Object.keys(choice.move).length > 1 && places.hexOf(choice.move) === null;

export const isAxis = (view: View): boolean => sideOf(view) === AXIS;
