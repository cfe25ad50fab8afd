/** What all at a table must agree to: who is still asked, and what becomes of it. */
import type { Offer, SeatInfo, TableInfo } from '../lib/protocol';

/** Does somebody decide at this seat, and no bot for them? */
const isHuman = (seat: SeatInfo): boolean => !!seat.person && !seat.bot && !seat.invited && !seat.resigned;

/** Is there anybody else to ask? Bots agree to whatever they can agree to. */
export const others = (seats: readonly SeatInfo[], mine: readonly number[]): boolean =>
  seats.some((seat) => isHuman(seat) && !mine.includes(seat.seat));

/** One seat of everybody who has not answered yet. */
export function unanswered(offer: Offer, seats: readonly SeatInfo[]): SeatInfo[] {
  const agreed = new Set(offer.agreed.map((seat) => seats[seat]?.person));
  return seats.filter(
    (seat, number) =>
      isHuman(seat) && !agreed.has(seat.person) && seats.findIndex((one) => one.person === seat.person) === number,
  );
}

/** An offer is off the table: the key of what there is to say about it to somebody else than who did it. */
export function settledKey(before: TableInfo, now: TableInfo, mine: readonly number[]): string {
  const { settled } = now;
  if (!settled || now.offer || before.offer?.number !== settled.offer.number || mine.includes(settled.by)) return '';
  if (settled.agreed) return settled.offer.kind === 'takeback' ? 'offer-done-takeback' : '';
  return settled.by === settled.offer.by ? 'offer-withdrawn' : `offer-declined-${settled.offer.kind}`;
}
