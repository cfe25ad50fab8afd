/** The tactical board: 27 movement zones, three to a sea zone; the attacker comes from zone 1 (CB-10.0a). */
import { FIRES, MANOEUVRING, RANGES, SHIPS, ZONES, type RangeBand } from '../pack';
import type { BoatView, CardView, CombatView } from '../view';

export type Position = BoatView['position'];
export type Gun = 'bow' | 'stern' | 'secondary';

export const LAST = ZONES.zones;
const SIZE = ZONES.zones_per_sea_zone;

/** The columns that are drawn: the board, and what lies over its edges where somebody may sail there. */
export interface Span {
  first: number;
  last: number;
}

export const seaZone = (zone: number): number => Math.floor((zone - 1) / SIZE);

/** CB-10.0d: the sea zones that lie between; the same and adjacent ones have none. */
export const zonesBetween = (here: number, there: number): number =>
  Math.max(0, Math.abs(seaZone(here) - seaZone(there)) - 1);

export function rangeBetween(here: number, there: number): RangeBand {
  const between = zonesBetween(here, there);
  const found = RANGES.find((band) => between <= band.zones_between[1]) ?? RANGES.at(-1);
  if (!found) throw new Error('the pack has no ranges');
  return found;
}

/** Toward higher zones or lower ones. */
export const heading = (boat: BoatView, position: Position): 1 | -1 =>
  boat.attacker === (position === 'closing') ? 1 : -1;

/** Where her bow points on the page; nowhere while she shows her side. */
export const bowOf = (boat: BoatView): 1 | -1 | 0 => (boat.position === 'opening' ? 0 : heading(boat, boat.position));

/** CB-10.0e to CB-10.0g, CB-10j: the guns that bear, with what is left of them. */
export function gunsThatBear(boat: BoatView, card: CardView | undefined): [Gun, number][] {
  if (!card) return [];
  const special = SHIPS.get(boat.ship)?.special ?? '';
  const guns = (FIRES.get(boat.position) ?? []) as Gun[];
  return guns
    .filter((gun) => gun !== 'stern' || special !== 'stern_only_in_opening' || boat.position === 'opening')
    .map((gun): [Gun, number] => [gun, card[gun]])
    .filter(([, factors]) => factors > 0);
}

/** CB-10.2c to CB-10.2g: how many dice a ship rolls at a range. */
export function diceAt(boat: BoatView, card: CardView | undefined, band: RangeBand): number {
  const printed = SHIPS.get(boat.ship);
  if (!printed) return 0;
  if (band.kinds?.length && (!band.kinds.includes(printed.kind) || printed.special === 'no_extreme_range_fire'))
    return 0;
  const factors = gunsThatBear(boat, card)
    .filter(([gun]) => gun !== 'secondary' || band.secondary)
    .reduce((sum, [, count]) => sum + count, 0);
  const [times, parts] = band.dice;
  return Math.ceil((factors * times) / parts);
}

/** CB-10.4a, CB-10.4e: movement zones in a round. */
export function allowanceOf(card: CardView | undefined): number {
  if (!card || card.rudder || card.er <= 0) return 0;
  return MANOEUVRING.bands.find(([least]) => card.er >= least)?.[1] ?? 0;
}

/** In reading order: whoever sits here nearest, that is below. */
export function sides(
  combat: CombatView,
  seat: number | null,
): { seat: number; attacker: boolean; boats: BoatView[] }[] {
  const own = seat ?? combat.attacker;
  return [1 - own, own].map((one) => {
    const attacker = one === combat.attacker;
    return { seat: one, attacker, boats: combat.boats.filter((boat) => boat.attacker === attacker) };
  });
}

const share = (columns: number, span: Span): string => `${(columns / (span.last - span.first + 1)) * 100}%`;

/** Puts an element over its zone. The page's policy forbids styles in the markup, not those that a script sets. */
export const over =
  (zone: number, span: Span, columns = 0) =>
  (element: HTMLElement): void => {
    element.style.left = share(zone - span.first + (columns ? 0 : 0.5), span);
    if (columns) element.style.width = share(columns, span);
  };
