/** A game that this server has, as `GET /api/games` lists it. */
export interface GameEntry {
  id: string;
  editions: string[];
  scenarios: { id: string; seats: number[] }[];
}

/** Ask the server. Anything but an answer is an error: the caller tells the reader. */
async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

export const listGames = (): Promise<GameEntry[]> => ask('/api/games');
