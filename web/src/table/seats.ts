import type { SeatInfo } from '../lib/protocol';
import { t, texts } from '../texts/texts.svelte';

/** A bot by the name that it has here, otherwise by its own. */
export const botName = (bot: string): string => (texts.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** What the seats are called in sentences. Where one person has several, or two have one name, the number is added. */
export function seatNames(seats: readonly SeatInfo[], mine: readonly number[]): string[] {
  const plain = seats.map((seat) => seat.name || (seat.bot ? botName(seat.bot) : ''));
  return plain.map((name, seat) => {
    const twice = name && plain.filter((other) => other === name).length > 1;
    return twice || (mine.length > 1 && mine.includes(seat)) ? `${name} ${seat + 1}` : name;
  });
}
