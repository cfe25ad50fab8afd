import type { SeatClock } from '../lib/protocol';

/** What is left now, by the server's clock. A clock that does not run shows what it stopped at. */
export const secondsLeft = (clock: SeatClock, now: number): number =>
  Math.max(0, clock.left - (clock.since ? Math.max(0, now - clock.since) : 0));

const two = (number: number): string => String(number).padStart(2, '0');

/** 59:07 below an hour, 3 h 20 below a day, otherwise days. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours >= 1) return `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
