/** Where ships and aircraft have been: the tracks that the server keeps as one line of text each. */
import type { Unit } from './stacks';

export interface Track {
  ship: string;
  hexes: string;
}

/** `3 K20 K19` is: in turn 3 at K20, in turn 4 at K19. */
export function byTurn(track: string): Map<number, string> {
  const [first = '1', ...hexes] = track.split(' ');
  return new Map(hexes.map((hex, index) => [Number(first) + index, hex]));
}

/** The hexes at which a unit's first ship ended her turns, without standing still. */
export function wakeOf(tracks: readonly Track[], unit: Unit): string[] {
  const track = tracks.find((one) => one.ship === unit.ships[0]?.card.id);
  const hexes = [...byTurn(track?.hexes ?? '').values()];
  return hexes.filter((hex, index) => hex !== hexes[index - 1]);
}

export interface Flight {
  turn: number;
  hexes: string[];
}

/** `3:O24,N22,O24 6:O24,O24`. */
export const flightsOf = (text: string): Flight[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((flight) => {
      const [turn = '', hexes = ''] = flight.split(':');
      return { turn: Number(turn), hexes: hexes.split(',') };
    });
