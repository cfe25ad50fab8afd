/** What lies in each hex of a seat's chart. */
import { forceName, KINDS, SHIPS, type Kind } from './pack';
import type { Places } from './places';
import type { AirView, ContactView, ShipView, View } from './view';

/** A naval unit: one lone ship, or a Task Force (CB-2.3.1k). */
export interface Unit {
  id: string;
  hex: string;
  ships: ShipView[];
}

export interface Stack {
  hex: string;
  units: Unit[];
  contacts: ContactView[];
  /** At the airfield or on the carrier, able to fly. */
  ready: AirView[];
  /** On the ground for this turn. */
  resting: AirView[];
  aloft: AirView[];
}

/** The heaviest ship leads the unit. */
export const weight = (ship: ShipView): number => KINDS.indexOf(kindOf(ship.card.id)) * 100 - ship.card.hull;

export const kindOf = (ship: string): Kind => SHIPS.get(ship)?.kind ?? 'CG';

export function unitsOf(ships: readonly ShipView[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const ship of ships) {
    if (!ship.hex || ship.off) continue;
    const id = ship.force || ship.card.id;
    const unit = units.get(id);
    if (unit) unit.ships.push(ship);
    else units.set(id, { id, hex: ship.hex, ships: [ship] });
  }
  for (const unit of units.values()) unit.ships.sort((one, other) => weight(one) - weight(other));
  return [...units.values()];
}

/** Heavy units lie on top. */
export const byWeight = (one: Unit, other: Unit): number =>
  (one.ships[0] ? weight(one.ships[0]) : 0) - (other.ships[0] ? weight(other.ships[0]) : 0);

export function stacksOf(view: View, places: Places): Map<string, Stack> {
  const stacks = new Map<string, Stack>();
  const at = (hex: string): Stack => {
    const found = stacks.get(hex) ?? { hex, units: [], contacts: [], ready: [], resting: [], aloft: [] };
    stacks.set(hex, found);
    return found;
  };
  for (const unit of unitsOf(view.ships ?? []).sort(byWeight)) at(unit.hex).units.push(unit);
  for (const contact of view.contacts ?? []) at(contact.hex).contacts.push(contact);
  for (const air of view.air ?? []) {
    const hex = places.air.get(air.id);
    if (!hex) continue;
    const stack = at(hex);
    if (air.box === 'aloft') stack.aloft.push(air);
    else if (air.box === 'ready' && !air.flown) stack.ready.push(air);
    else stack.resting.push(air);
  }
  return stacks;
}

/** What is written on a counter: the class of a lone ship, the number of a Task Force. */
export const code = (unit: Unit): string =>
  unit.ships.length > 1 ? forceName(unit.id) : kindOf(unit.ships[0]?.card.id ?? '');

export const fuelOf = (ship: ShipView): number | null => (SHIPS.get(ship.card.id)?.fuel ? ship.fuel : null);

/** What binds the unit until told otherwise. */
export const standingOf = (unit: Unit): string => unit.ships[0]?.standing ?? '';

export const isOrdered = (unit: Unit): boolean => unit.ships.every((ship) => ship.ordered || ship.stays);

/** Where a standing course leads. */
export const courseOf = (unit: Unit): string | null =>
  standingOf(unit).startsWith('course ') ? standingOf(unit).slice('course '.length) : null;
