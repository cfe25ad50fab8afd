import { texts } from '../texts/texts.svelte';

/** The words of a game's own board come with it. Not every game has some. */
export async function marksOf(game: string): Promise<void> {
  try {
    await texts.need(`games/${game}`);
  } catch {
    // A board without words of its own says everything with the game's.
  }
}
