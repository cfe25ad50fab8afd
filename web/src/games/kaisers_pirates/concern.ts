/** Whom the present moment concerns: a small screen shows their ships, and those of others when asked to. */
import type { Piece } from './places';
import type { VesselView, View } from './view';

/** Something can be done with one of these ships of a seat, or is being done with it. */
export function isConcerned(view: View, seat: number, ships: readonly VesselView[], lit: ReadonlySet<Piece>): boolean {
  const { attack, committed } = view.turn;
  const involved = new Set([
    ...(attack ? [attack.ship, attack.target, ...attack.targets] : []),
    ...(view.turn.seat === seat ? committed.map((one) => one.ship ?? '') : []),
  ]);
  return ships.some(({ id }) => lit.has(`ship:${id}`) || involved.has(id));
}
