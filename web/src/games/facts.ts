import type { GameEntry } from '../lib/protocol';

/** The fewest and the most players that any scenario is for. Nothing if the game has no scenario. */
export function seatsOf(game: GameEntry): { least: number; most: number } | undefined {
  const seats = game.scenarios.flatMap((scenario) => scenario.seats);
  return seats.length > 0 ? { least: Math.min(...seats), most: Math.max(...seats) } : undefined;
}
