import { ACTION, BRITISH, DECK, type Piece } from './places';
import type { View } from './view';

/** All that lies on the table for this seat to press. */
export function visiblePieces(view: View): Set<Piece> {
  const cards = [...view.hand, ...view.seen, ...view.stacking, ...view.turn.committed.flatMap((one) => one.card ?? [])];
  const ships = view.seats.flatMap((seat) => [...seat.merchants, ...seat.ships]);
  return new Set([
    ...cards.map((card) => `card:${card.number}`),
    ...ships.map((ship) => `ship:${ship.id}`),
    ...view.seats.map((_, seat) => `seat:${seat}`),
    BRITISH,
    ACTION,
    DECK,
  ]);
}
