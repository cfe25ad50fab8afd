/** The half of the protocol that is asked and answered once: people, tables, games. */
import type { Language } from '../texts/texts.svelte';
import { Refused } from './live';
import type {
  ChatLine,
  Fork,
  GameDetail,
  GameEntry,
  Me,
  NewTable,
  NoticeSettings,
  Past,
  Problem,
  RuleEntry,
  Session,
  Share,
  TableInfo,
  TableNotices,
} from './protocol';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Another site's page cannot add this header: it proves that the wish comes from ours. */
const OURS = { 'X-Weathergage': '1' };

/** Anything but an answer is an error: the caller tells the reader. */
async function ask<Answer>(path: string, method: Method = 'GET', body?: unknown): Promise<Answer> {
  const text = await (await fetched(path, method, body)).text();
  return (text ? JSON.parse(text) : null) as Answer;
}

async function fetched(path: string, method: Method = 'GET', body?: unknown): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(method === 'GET' ? {} : OURS),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await problemOf(answer, path);
  return answer;
}

async function problemOf(answer: Response, path: string): Promise<Error> {
  try {
    return new Refused((await answer.json()) as Problem);
  } catch {
    return new Error(`${path}: ${answer.status}`);
  }
}

const query = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1]);
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
};
const at = (table: string, more = ''): string => `/api/tables/${encodeURIComponent(table)}${more}`;

export const listGames = (): Promise<GameEntry[]> => ask('/api/games');
export const gameDetail = (game: string): Promise<GameDetail> => ask(`/api/games/${encodeURIComponent(game)}`);
export const listRules = (address: string): Promise<RuleEntry[]> => ask(address);
export async function fetchTexts(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

export const whoAmI = (): Promise<Me> => ask('/api/me');
export const beGuest = (name = ''): Promise<Me> => ask('/api/me/guest', 'POST', { name });
export const changeMe = (form: { name?: string; email?: string; language?: Language }): Promise<Me> =>
  ask('/api/me', 'PATCH', form);
export const makeAccount = (form: { name: string; password: string; email: string; language: Language }): Promise<Me> =>
  ask('/api/me/account', 'POST', form);
export const logIn = (name: string, password: string): Promise<Me> => ask('/api/me/login', 'POST', { name, password });
export const logOut = (): Promise<Me> => ask('/api/me/logout', 'POST');
export const listSessions = (): Promise<Session[]> => ask('/api/me/sessions');
export const endSession = (id: string): Promise<unknown> => ask(`/api/me/sessions/${encodeURIComponent(id)}`, 'DELETE');
export const changePassword = (old: string, fresh: string): Promise<unknown> =>
  ask('/api/me/password', 'POST', { old, new: fresh });
export const askReset = (name: string): Promise<unknown> => ask('/api/me/reset', 'POST', { name });
export const finishReset = (token: string, password: string): Promise<unknown> =>
  ask('/api/me/reset/finish', 'POST', { token, password });
export const makeToken = (): Promise<{ token: string }> => ask('/api/me/token', 'POST');
export const dropToken = (): Promise<unknown> => ask('/api/me/token', 'DELETE');
export const forgetMe = (password: string): Promise<Me> => ask('/api/me/forget', 'POST', { password });
export const getNotices = (): Promise<NoticeSettings> => ask('/api/me/notices');
export const putNotices = (wishes: NoticeSettings): Promise<NoticeSettings> => ask('/api/me/notices', 'PUT', wishes);

export interface TableFilter {
  state?: string;
  game?: string;
  mine?: boolean;
}
/** Some of the tables, and the address of the next page. */
export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}
export const listTables = ({ state, game, mine }: TableFilter): Promise<TablePage> =>
  moreTables(`/api/tables${query({ state, game, mine: mine ? 'true' : undefined })}`);
export async function moreTables(address: string): Promise<TablePage> {
  const answer = await fetched(address);
  const next = /<([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  return { tables: (await answer.json()) as TableInfo[], next };
}
export const makeTable = (form: NewTable): Promise<TableInfo> => ask('/api/tables', 'POST', form);
export const getTable = (id: string, link?: string): Promise<TableInfo> => ask(at(id, query({ link })));
export const joinTable = (id: string, seat: number | null, link?: string): Promise<TableInfo> =>
  ask(at(id, `/join${query({ link })}`), 'POST', { seat });
export const leaveTable = (id: string): Promise<TableInfo | null> => ask(at(id, '/leave'), 'POST');
export const startTable = (id: string): Promise<TableInfo> => ask(at(id, '/start'), 'POST');
export const setSeat = (id: string, seat: number, kind: 'open' | 'bot' | 'me', name = ''): Promise<TableInfo> =>
  ask(at(id, `/seats/${seat}`), 'PUT', { kind, name });
export const rematch = (id: string): Promise<TableInfo> => ask(at(id, '/rematch'), 'POST');
export const shareStep = (id: string, step: number, seat: number | null): Promise<Share> =>
  ask(at(id, '/shares'), 'POST', { step, seat });
export const getShare = (token: string): Promise<Past> => ask(`/api/shares/${encodeURIComponent(token)}`);
export const journalAddress = (id: string): string => at(id, '/journal');
export const forkTable = (id: string, form: Fork): Promise<TableInfo> => ask(at(id, '/fork'), 'POST', form);
export const getMuted = (id: string): Promise<TableNotices> => ask(at(id, '/notices'));
export const putMuted = (id: string, muted: boolean): Promise<TableNotices> =>
  ask(at(id, '/notices'), 'PUT', { muted });
/** Begin a chapter of a game's guided game. */
export const learn = (game: string, chapter: string): Promise<TableInfo> =>
  ask(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(chapter)}`, 'POST');
export async function openJournal(file: Blob): Promise<TableInfo> {
  const answer = await fetch('/api/journals', { method: 'POST', headers: OURS, body: file });
  if (!answer.ok) throw await problemOf(answer, '/api/journals');
  return (await answer.json()) as TableInfo;
}
export const listChat = (id: string): Promise<ChatLine[]> => ask(at(id, '/chat'));
export const getNotes = (id: string): Promise<{ text: string }> => ask(at(id, '/notes'));
export const putNotes = (id: string, text: string): Promise<unknown> => ask(at(id, '/notes'), 'PUT', { text });
