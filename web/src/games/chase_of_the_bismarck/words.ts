/** The pieces and hexes in words, for labels and for screen readers. */
import type { Speaker } from '../../lib/speaker';
import { t } from '../../texts/texts.svelte';
import { AIR, forceName, HEXES, KINDS, PORTS } from './pack';
import { courseOf, fuelOf, isOrdered, standingOf, type Stack, type Unit } from './stacks';
import type { AirView, ContactView, ShipView, Sighting } from './view';

export const shipName = (speaker: Speaker, id: string): string => speaker.key(`cb-ship-${id}`) ?? id;

export const airName = (speaker: Speaker, id: string): string => speaker.key(`cb-air-${id}`) ?? id;

/** `BB` as a battleship. */
export const kindName = (speaker: Speaker, kind: string): string =>
  speaker.key(`cb-kind-${kind.toLowerCase()}`) ?? kind;

const list = (speaker: Speaker, items: string[]): string => new Intl.ListFormat(speaker.language).format(items);

export const unitName = (speaker: Speaker, unit: Unit): string =>
  unit.ships.length > 1 ? forceName(unit.id) : shipName(speaker, unit.id);

/** Two battleships and a heavy cruiser: each class once. */
export function kindsInWords(speaker: Speaker, kinds: readonly string[]): string {
  const parts = KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 0 ? [] : [count === 1 ? kindName(speaker, kind) : `${count} × ${kindName(speaker, kind)}`];
  });
  return list(speaker, parts);
}

/** What an own ship is doing, and what ails her. */
export function statesOf(ship: ShipView): string[] {
  const { card } = ship;
  const states = [
    ship.marker === 2 ? t('cbb-state-shadowed') : ship.marker === 1 ? t('cbb-state-sighted') : '',
    ship.activity ? t(`cbb-state-${ship.activity}`) : '',
    ship.stays ? t('cbb-state-stays') : '',
    ship.restricted ? t('cbb-state-restricted') : '',
    ship.pursued ? t('cbb-state-pursued') : '',
    ship.evading ? t('cbb-state-evading') : '',
    ship.no_move ? t('cbb-state-no-move', { turns: ship.no_move }) : '',
    ship.emergency ? t('cbb-state-emergency', { turn: ship.emergency }) : '',
    ship.returning ? t('cbb-state-returning') : '',
    card.rudder ? t('cbb-state-rudder') : '',
    card.fire_control ? t('cbb-state-fire-control') : '',
    card.radar_lost ? t('cbb-state-radar') : '',
  ];
  return states.filter(Boolean);
}

/** Orders that hold until told otherwise. */
export function standingInWords(unit: Unit): string {
  const goal = courseOf(unit);
  if (goal) return t('cbb-standing-course', { hex: goal, full: unit.ships[0]?.full_speed ? 1 : 0 });
  if (standingOf(unit) === 'patrol') return t('cbb-standing-patrol');
  return standingOf(unit) === 'home' ? t('cbb-standing-home') : '';
}

/** All that binds her from turn to turn. */
export function lastingInWords(unit: Unit): string {
  const low = Math.max(0, ...unit.ships.map((ship) => ship.home_below ?? 0));
  return [standingInWords(unit), low ? t('cbb-home-below', { fuel: low }) : ''].filter(Boolean).join(', ');
}

export function ordersInWords(unit: Unit): string {
  const first = unit.ships[0];
  const path = first?.path ?? [];
  if (path.length > 0) {
    const sailed = t('cbb-orders-sailed', { hexes: path.join(' → ') });
    return [sailed, standingInWords(unit)].filter(Boolean).join(', ');
  }
  const doing = [...new Set(unit.ships.flatMap((ship) => (ship.activity ? [t(`cbb-state-${ship.activity}`)] : [])))];
  if (doing.length > 0) return doing.join(', ');
  if (isOrdered(unit)) return t('cbb-orders-stays');
  return lastingInWords(unit) || t('cbb-orders-none');
}

export function unitInWords(speaker: Speaker, unit: Unit): string {
  const ships = unit.ships.map((ship) => {
    const fuel = fuelOf(ship);
    const parts = [shipName(speaker, ship.card.id), fuel === null ? '' : t('cbb-fuel', { fuel }), ...statesOf(ship)];
    return parts.filter(Boolean).join(', ');
  });
  const name = unit.ships.length > 1 ? `${forceName(unit.id)}: ` : '';
  return `${name}${ships.join('; ')}; ${ordersInWords(unit)}`;
}

export const contactInWords = (speaker: Speaker, contact: ContactView): string =>
  t('cbb-contact', {
    contact: contact.number,
    kinds: contact.names?.length
      ? list(
          speaker,
          contact.names.map((id) => shipName(speaker, id)),
        )
      : kindsInWords(speaker, contact.kinds),
    force: contact.force ? 1 : 0,
    marker: contact.marker,
  });

export const airInWords = (speaker: Speaker, unit: AirView): string =>
  `${airName(speaker, unit.id)}, ${t(`cbb-box-${unit.flown && unit.box === 'ready' ? 'flying' : unit.box}`)}`;

/** A hex of the search board by itself. */
export function hexInWords(hex: string): string {
  const printed = HEXES.get(hex);
  const ports = PORTS.filter((port) => port.hex === hex).map(({ name }) => name);
  const base = [...AIR.values()].find((unit) => unit.base === hex)?.base_name;
  const parts = [
    hex,
    printed?.terrain === 'land' ? t('cbb-land') : '',
    ...ports,
    base && ports.length === 0 ? base : '',
    printed?.fog ? t('cbb-fog-hex') : '',
    printed?.east_west || printed?.north_south ? t('cbb-route') : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** A hex with everything that the seat knows to be in it. */
export function stackInWords(speaker: Speaker, hex: string, stack: Stack | undefined): string {
  const parts = [
    hexInWords(hex),
    ...(stack?.units ?? []).map((unit) => unitInWords(speaker, unit)),
    ...(stack?.contacts ?? []).map((contact) => contactInWords(speaker, contact)),
    ...[...(stack?.aloft ?? []), ...(stack?.ready ?? [])].map((unit) => airInWords(speaker, unit)),
  ];
  return parts.join('. ');
}

/** The ships of a stack, by name. */
export const shipsInWords = (speaker: Speaker, unit: Unit): string =>
  list(
    speaker,
    unit.ships.map((ship) => shipName(speaker, ship.card.id)),
  );

/** A line of a side's own record of the enemy. */
export const sightingInWords = (speaker: Speaker, one: Sighting): string =>
  speaker.say({
    is: 'text',
    key: 'cb-sighting-line',
    args: {
      turn: one.turn,
      hex: one.hex,
      what: one.what,
      kinds: kindsInWords(speaker, one.kinds ?? []),
      ships: one.ships ?? 0,
    },
  });
