/** From a game's picture to a table with a bot on the other side, without a question. */
import { learn, makeTable } from '../lib/api';
import { findGame } from '../lib/game.svelte';
import { me } from '../lib/me.svelte';
import { tableWithBots } from './bots';

/** The address of the new table. */
export async function playAtOnce(game: string): Promise<string> {
  const [{ detail }] = await Promise.all([findGame(game), me.ensure()]);
  const { id } = await makeTable(tableWithBots(detail));
  return `/table/${id}`;
}

/** From a game's picture to the first chapter of its guided game. */
export async function learnAtOnce(game: string, chapter: string): Promise<string> {
  await me.ensure();
  return `/table/${(await learn(game, chapter)).id}`;
}
