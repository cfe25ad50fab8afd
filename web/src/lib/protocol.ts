/** What server and client say to each other, as docs/protocol.md has it. A field with a `?` is left out when it has its default. */

// ---------------------------------------------------------------- texts

export interface Player {
  is: 'player';
  seat: number;
}

export interface Text {
  is: 'text';
  key: string;
  args?: Record<string, Arg>;
}

export interface Names {
  is: 'names';
  items: (Text | Player | string)[];
}

export type Arg = number | string | Text | Player | Names;

export interface Refusal {
  text: Text;
  rule?: string;
}

export interface Group {
  title: Text;
  lines?: Text[];
}

export interface Outlook {
  title: Text;
  sums: Text[];
  outcomes: [Text, number, number][];
  rule?: string;
}

export interface Die {
  sides: number;
  face: number;
}

export interface Event {
  text: Text;
  rule?: string;
  to?: number[] | null;
  pieces?: string[];
  dice?: Die[];
  level?: number;
}

export interface Outcome {
  places: number[];
  scores: number[];
  reason: Text;
  rule?: string;
}

export interface Roll {
  bounds: number[];
  dice: boolean;
  purpose?: string;
  seat?: number | null;
  low?: number;
}

// ---------------------------------------------------------------- people

export type Code =
  | 'malformed'
  | 'illegal'
  | 'stale'
  | 'not-yours'
  | 'sign-in'
  | 'not-found'
  | 'too-fast'
  | 'too-long'
  | 'taken'
  | 'banned'
  | 'failed';

export interface Problem {
  status: number;
  code: Code;
  title: string;
  detail: string;
  refusal?: Refusal | null;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface Me {
  person: Person | null;
  email?: string;
  mail?: boolean;
}

export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

export type NoticeKind = 'turn' | 'started' | 'ended' | 'mention';

// ---------------------------------------------------------------- tables

export interface Clock {
  kind?: 'none' | 'live' | 'days';
  bank?: number;
  increment?: number;
  hours?: [number, number] | null;
  zone?: string;
}

export interface SeatForm {
  kind?: 'open' | 'me' | 'named' | 'bot';
  name?: string;
}

export type OptionValue = boolean | number | string;

export interface NewTable {
  game: string;
  seats: SeatForm[];
  scenario?: string;
  edition?: string;
  options?: Record<string, OptionValue>;
  pack?: string;
  public?: boolean;
  clock?: Clock;
  timeout?: 'bot' | 'forfeit';
  dice?: 'digital' | 'typed';
  spectators?: boolean;
  delay?: number;
  start?: boolean;
}

export interface SeatClock {
  left: number;
  since?: number | null;
  flag?: number | null;
}

export interface SeatInfo {
  seat: number;
  person?: string;
  name?: string;
  guest?: boolean;
  bot?: string;
  invited?: boolean;
  present?: boolean;
  resigned?: boolean;
  clock?: SeatClock | null;
}

export interface Offer {
  number: number;
  kind: 'takeback' | 'draw' | 'abort';
  by: number;
  agreed: number[];
}

export interface Result {
  reason: 'played' | 'resigned' | 'time' | 'draw' | 'aborted';
  outcome?: Outcome | null;
  seat?: number | null;
}

export interface TableInfo {
  id: string;
  state: 'open' | 'running' | 'finished';
  game: string;
  scenario: string;
  edition: string;
  options: Record<string, OptionValue>;
  host: string;
  public: boolean;
  clock: Clock;
  timeout: string;
  dice: string;
  spectators: boolean;
  delay: number;
  created: number;
  version: number;
  pack: string;
  seats: SeatInfo[];
  waiting?: number[];
  offer?: Offer | null;
  result?: Result | null;
  rematch?: string;
  origin?: string;
  link?: string;
}

export interface Share {
  token: string;
  table: string;
  step: number;
  seat: number | null;
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
}

// ---------------------------------------------------------------- games

export interface ScenarioEntry {
  id: string;
  seats: number[];
}

export interface GameEntry {
  id: string;
  editions: string[];
  scenarios: ScenarioEntry[];
}

export interface OptionEntry {
  id: string;
  type: 'bool' | 'int' | 'str';
  default: OptionValue;
  choices?: OptionValue[];
  least?: number | null;
  most?: number | null;
}

export interface GameDetail {
  id: string;
  prefix: string;
  version: number;
  pack: string;
  editions: string[];
  scenarios: ScenarioEntry[];
  options: OptionEntry[];
  bots: string[];
  odds: boolean;
  texts: Record<string, string>;
  rules: string;
}

export interface RuleEntry {
  id: string;
  edition: string;
  title: string;
}

// ---------------------------------------------------------------- the WebSocket: what the client says

/** A move, as its game writes it. The client compares moves and sends them back, nothing else. */
export interface Move {
  move: string;
  [field: string]: unknown;
}

interface AtTable {
  table: string;
  seat: number;
}

export type Request =
  | { type: 'ping' }
  | {
      type: 'watch';
      table: string;
      seat?: number | null;
      link?: string;
      since?: number;
      epoch?: string;
      words?: boolean;
    }
  | { type: 'unwatch'; table: string; seat?: number | null }
  | { type: 'watch-lobby'; on?: boolean }
  | ({ type: 'play'; number: number; move: Move } & AtTable)
  | { type: 'dice'; table: string; number: number; faces: number[] }
  | ({ type: 'undo' } & AtTable)
  | ({ type: 'why-not'; move: Move } & AtTable)
  | ({ type: 'odds'; number: number; move: Move } & AtTable)
  | ({ type: 'propose'; kind: Offer['kind'] } & AtTable)
  | ({ type: 'agree'; number: number; yes: boolean } & AtTable)
  | ({ type: 'resign' } & AtTable)
  | { type: 'chat'; table: string; text: string }
  | { type: 'look-back'; table: string; page: number; seat?: number | null; all?: boolean; words?: boolean };

export type FromClient =
  { type: 'hello'; protocol: number; token?: string } | { type: 'look'; table?: string } | (Request & { id: number });

// ---------------------------------------------------------------- the WebSocket: what the server says

export interface Choice {
  move: Move;
  text: Text;
}

export interface Asked {
  number: number;
  prompt: Text;
  moves: Choice[];
  rule?: string;
}

export interface RollAsked {
  number: number;
  roll: Roll;
}

export interface Sight {
  type: 'sight';
  table: string;
  seat?: number | null;
  epoch: string;
  seq: number;
  full: boolean;
  view: Record<string, unknown>;
  log_from: number;
  log: Event[];
  ask?: Asked | null;
  dice?: RollAsked | null;
  waiting?: number[];
  undo?: boolean;
  over?: boolean;
  outcome?: Outcome | null;
  groups?: Group[] | null;
  page?: number;
}

export interface PastView {
  seat: number | null;
  view: Record<string, unknown>;
  groups?: Group[] | null;
}

export interface Past {
  type: 'past';
  id: number;
  table: string;
  page: number;
  pages: number;
  views: PastView[];
  log: Event[];
  waiting?: number[];
  outcome?: Outcome | null;
}

export type Answer =
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; problem: Problem }
  | { type: 'refusal'; id: number; refusal: Refusal | null }
  | { type: 'outlooks'; id: number; outlooks: Outlook[] }
  | Past;

export interface Notice {
  type: 'notice';
  kind: NoticeKind;
  table: string;
  game: string;
  text?: string;
}

export type News =
  | { type: 'welcome'; protocol: number; version: string; person?: Person | null; now: number }
  | Sight
  | { type: 'table'; table: TableInfo }
  | { type: 'table-gone'; table: string }
  | { type: 'chat'; table: string; line: ChatLine }
  | Notice
  | { type: 'goodbye'; reason: 'stopping' | 'too-slow' | 'signed-out' | 'protocol' };

export type FromServer = Answer | News;
