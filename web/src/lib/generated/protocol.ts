// Written by `weathergage types`: change the Python structs, not this file.

export const PROTOCOL = 1;

/** Make an account. A guest's games move along. */
export interface AccountForm {
  name: string;
  password: string;
  email?: string;
  language?: 'en' | 'es' | 'it';
}

/** Answer the offer with this number. Whoever made it takes it back with `yes` false. */
export interface Agree {
  type: 'agree';
  id: number;
  table: string;
  seat: number;
  number: number;
  yes: boolean;
}

/** A token for programs: `Authorization: Bearer ...`. It is shown once; a new one replaces it. */
export interface ApiToken {
  token: string;
}

/** A decision of the seat. `number` is to be sent back with the move; it grows, and says nothing else. */
export interface Asked {
  number: number;
  prompt: Text;
  moves: Choice[];
  rule?: string;
}

/** Say something at the table. */
export interface Chat {
  type: 'chat';
  id: number;
  table: string;
  text: string;
}

/** Plain text: never to be shown as anything else. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
}

/** Somebody said something. */
export interface ChatTold {
  type: 'chat';
  table: string;
  line: ChatLine;
}

/** A legal move, and what it is called on a button. */
export interface Choice {
  move: unknown;
  text: Text;
}

/** `live`: a bank of seconds and an increment each time your turn to decide is done. `days`: the bank is filled up */
export interface Clock {
  kind?: 'days' | 'live' | 'none';
  bank?: number;
  increment?: number;
  hours?: [number, number] | null;
  zone?: string;
}

/** In a guided game: what the learner is told, and the move that the prepared way goes on with (null: others play, */
export interface Coach {
  say: Text;
  move: unknown | null;
  step: number;
  steps: number;
}

/** The faces of the dice that the roll with this number asks people for. */
export interface Dice {
  type: 'dice';
  id: number;
  table: string;
  number: number;
  faces: number[];
}

/** A die as it lies on the table. `against`: it was rolled against the dice before it. */
export interface Die {
  sides: number;
  face: number;
  against?: boolean;
}

/** It is done, and kept: it survives whatever happens to the server now. */
export interface Done {
  type: 'done';
  id: number;
}

/** One line of the log. `to` lists the seats that may read it; None is everybody, spectators too. */
export interface Event {
  text: Text;
  rule?: string;
  to?: number[] | null;
  pieces?: string[];
  dice?: Die[];
  level?: number;
}

/** It was not done, and nothing changed. `id` is 0 when what came could not be read. */
export interface Failed {
  type: 'failed';
  id: number;
  problem: Problem;
}

/** Go on from a step of a finished match as a new table. */
export interface Fork {
  step: number;
  seats: SeatForm[];
  public?: boolean;
  start?: boolean;
}

/** All that is needed to set up a table of the game and to speak of it. The addresses hold a hash of their content: */
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
  lessons: string[];
}

/** A game as the first page needs it. Its name is a text of the client, in the reader's language. */
export interface GameEntry {
  id: string;
  editions: string[];
  scenarios: ScenarioEntry[];
  lessons: string[];
}

/** The server closes the connection: it stops (come back in a moment), or you read too slowly. */
export interface Goodbye {
  type: 'goodbye';
  reason: 'protocol' | 'signed-out' | 'stopping' | 'too-slow';
}

/** A named part of the table in words: what a terminal, a screen reader or a plain board shows. */
export interface Group {
  title: Text;
  lines: Text[];
}

/** Play at once. Without a name you are given one. */
export interface GuestForm {
  name?: string;
}

/** The first message. Programs that can't send a header give their token here. */
export interface Hello {
  type: 'hello';
  protocol: number;
  token?: string;
}

/** Sit down: at this seat, or at the first that is free. */
export interface Joining {
  seat?: number | null;
}

/** Go for good. A guest has no password. */
export interface LeavingForm {
  password?: string;
}

/** Log in. A guest's games move along. */
export interface LoginForm {
  name: string;
  password: string;
}

/** Which table the reader has before their eyes (empty: none): while they look, no mail is sent about it. */
export interface Look {
  type: 'look';
  table?: string;
}

/** Show me a page of the past. While a match runs: pages of my own seat. When it is over: every step, from any */
export interface LookBack {
  type: 'look-back';
  id: number;
  table: string;
  page: number;
  seat?: number | null;
  all?: boolean;
  words?: boolean;
}

/** Who you are; `person` is null until you choose a name or press Play. */
export interface Me {
  person: Person | null;
  email: string;
  confirmed: boolean;
  mail: boolean;
}

/** Several names, joined as the language joins them. */
export interface Names {
  is: 'names';
  items: (Text | Player | string)[];
}

/** The password after a reset. */
export interface NewPassword {
  token: string;
  password: string;
}

/** Set a table up. Empty scenario and edition: the game's first scenario, its latest edition. */
export interface NewTable {
  game: string;
  seats: SeatForm[];
  scenario?: string;
  edition?: string;
  options?: Record<string, boolean | number | string>;
  pack?: string;
  public?: boolean;
  clock?: Clock;
  timeout?: 'bot' | 'forfeit';
  dice?: 'digital' | 'typed';
  spectators?: boolean;
  delay?: number;
  start?: boolean;
}

/** Your private notes on a table. */
export interface Notes {
  text: string;
}

/** Something that you may want to know wherever you are on the site. */
export interface Notice {
  type: 'notice';
  kind: 'ended' | 'mention' | 'started' | 'turn';
  table: string;
  game: string;
  text?: string;
}

/** Which notices go where. In the page they always show. */
export interface NoticeSettings {
  mail?: ('ended' | 'mention' | 'started' | 'turn')[];
  webhook?: ('ended' | 'mention' | 'started' | 'turn')[];
  webhook_url?: string;
  language?: 'en' | 'es' | 'it';
}

/** What does this legal move lead to? Answered by `outlooks`. */
export interface Odds {
  type: 'odds';
  id: number;
  table: string;
  seat: number;
  number: number;
  move: unknown;
}

/** Something that all people at the table must agree to. A refusal takes it off the table; moves do not, unless */
export interface Offer {
  number: number;
  kind: 'abort' | 'draw' | 'takeback';
  by: number;
  agreed: number[];
}

/** An option of a game. Its name is the text `<prefix>-option-<id>`, a choice's `<prefix>-option-<id>-<choice>` */
export interface OptionEntry {
  id: string;
  type: 'bool' | 'int' | 'str';
  default: boolean | number | string;
  choices?: (boolean | number | string)[];
  least?: number | null;
  most?: number | null;
}

/** How a match ended: the place of every seat (1 is best, equals share), its score, and the reason in words. */
export interface Outcome {
  places: number[];
  scores: number[];
  reason: Text;
  rule?: string;
}

/** The exact odds of one roll that a move leads to: its sum spelled out, and a fraction for each outcome. */
export interface Outlook {
  title: Text;
  sums: Text[];
  outcomes: [Text, number, number][];
  rule: string;
}

/** The answer to `odds`. */
export interface Outlooks {
  type: 'outlooks';
  id: number;
  outlooks: Outlook[];
}

/** Change the password; every other session ends. */
export interface PasswordForm {
  old: string;
  new: string;
}

/** The answer to `look-back`: the page, how many there are (0 to pages - 1), what was seen, and the log up to it. */
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

/** One seat's view of a page. */
export interface PastView {
  seat: number | null;
  view: unknown;
  groups?: Group[] | null;
}

/** Somebody, as everybody may see them. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** What you change about yourself; null leaves it. */
export interface PersonForm {
  name?: string | null;
  email?: string | null;
  language?: 'en' | 'es' | 'it' | null;
}

/** Is anybody there? Answered by `done`. */
export interface Ping {
  type: 'ping';
  id: number;
}

/** Play one of the moves that the ask with this number lists. */
export interface Play {
  type: 'play';
  id: number;
  table: string;
  seat: number;
  number: number;
  move: unknown;
}

/** The name of whoever sits at `seat`. */
export interface Player {
  is: 'player';
  seat: number;
}

/** What went wrong. `detail` is English for a log; the client says `code` or `refusal` in its language. */
export interface Problem {
  status: number;
  code:
    | 'banned'
    | 'failed'
    | 'illegal'
    | 'malformed'
    | 'not-found'
    | 'not-yours'
    | 'sign-in'
    | 'stale'
    | 'taken'
    | 'too-fast'
    | 'too-long';
  title: string;
  detail: string;
  refusal?: Refusal | null;
}

/** Ask the others: take my last move back, call it a draw, or break it off. */
export interface Propose {
  type: 'propose';
  id: number;
  table: string;
  seat: number;
  kind: 'abort' | 'draw' | 'takeback';
}

/** Why something cannot be done, and the rule that says so. */
export interface Refusal {
  text: Text;
  rule: string;
}

/** The answer to `why-not`; null: it can be played. */
export interface RefusalTold {
  type: 'refusal';
  id: number;
  refusal: Refusal | null;
}

/** Ask for a mail that lets you choose a new password. The answer is the same whether the name exists or not. */
export interface ResetForm {
  name: string;
}

/** Give up. With two seats the match ends; with more a bot plays on. */
export interface Resign {
  type: 'resign';
  id: number;
  table: string;
  seat: number;
}

/** How it ended. `outcome` is the rules' own; without one somebody (`seat`) resigned or ran out of time, */
export interface Result {
  reason: 'aborted' | 'draw' | 'played' | 'resigned' | 'time';
  outcome?: Outcome | null;
  seat?: number | null;
}

/** What is asked of chance: one value below each bound. `dice` may be rolled by hand; cards and picks may not. */
export interface Roll {
  bounds: number[];
  dice: boolean;
  purpose: string;
  seat: number | null;
  low: number;
}

/** Dice that people are to roll and type, before anything else can happen. */
export interface RollAsked {
  number: number;
  roll: Roll;
}

/** A rule as rules.tsv has it. */
export interface RuleEntry {
  id: string;
  edition: string;
  title: string;
}

/** What can be chosen to play, and for how many. Its name is the text `<prefix>-scenario-<id>`. */
export interface ScenarioEntry {
  id: string;
  seats: number[];
}

/** Before the start the host sets a seat anew. While it runs: `bot` lets one stand in, `me` takes the seat back. */
export interface SeatChange {
  kind: 'bot' | 'me' | 'open';
  name?: string;
}

/** One of your seats. */
export interface SeatChoice {
  seat: number;
}

/** `left` seconds at the time `since`; `since` null: it does not run. `flag`: when it will be up. */
export interface SeatClock {
  left: number;
  since: number | null;
  flag: number | null;
}

/** Who is to sit there: anybody, you, somebody by name, or a bot by its name. */
export interface SeatForm {
  kind?: 'bot' | 'me' | 'named' | 'open';
  name?: string;
}

/** A seat. `bot` is who moves for it now: with a `person` as well, the bot only stands in. */
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

/** A place where you are logged in. */
export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

/** What became of the last offer. `by` had the last word; who refuses an offer of their own withdraws it. */
export interface Settled {
  offer: Offer;
  by: number;
  agreed: boolean;
}

/** Its address is /share/<token>. */
export interface Share {
  token: string;
  table: string;
  step: number;
  seat: number | null;
}

/** A link to a step of a finished match, from a seat's view (null: a spectator's). */
export interface ShareForm {
  step: number;
  seat?: number | null;
}

/** What a seat sees now. */
export interface Sight {
  type: 'sight';
  table: string;
  seat: number | null;
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
  coach?: Coach | null;
  page?: number;
}

/** A table that was never started is no more. */
export interface TableGone {
  type: 'table-gone';
  table: string;
}

/** A table as everybody at it may see it. Whose seat is whose is told by the ids of the people. */
export interface TableInfo {
  id: string;
  state: 'finished' | 'open' | 'running';
  game: string;
  scenario: string;
  edition: string;
  options: Record<string, boolean | number | string>;
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
  settled?: Settled | null;
  result?: Result | null;
  rematch?: string;
  origin?: string;
  lesson?: string;
  link?: string;
}

/** Something about the table changed: seats, presence, clocks, offers, its end. */
export interface TableNews {
  type: 'table';
  table: TableInfo;
}

/** A table of which you want to hear nothing but in the page. */
export interface TableNotices {
  muted: boolean;
}

/** A message of the game's (or the engine's) Fluent files. */
export interface Text {
  is: 'text';
  key: string;
  args?: Record<string, number | string | Text | Player | Names>;
}

/** Take my last move back, where nothing became known since. */
export interface Undo {
  type: 'undo';
  id: number;
  table: string;
  seat: number;
}

/** No longer. */
export interface Unwatch {
  type: 'unwatch';
  id: number;
  table: string;
  seat?: number | null;
}

/** Send me this table from now on. `seat`: one of mine (null: as a spectator); `since` and `epoch`: the last sight */
export interface Watch {
  type: 'watch';
  id: number;
  table: string;
  seat?: number | null;
  link?: string;
  since?: number;
  epoch?: string;
  words?: boolean;
}

/** Send me public tables as they change, and my own. */
export interface WatchLobby {
  type: 'watch-lobby';
  id: number;
  on?: boolean;
}

/** The answer to `hello`. `person` is null for somebody without a name, who may only watch. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  version: string;
  person: Person | null;
  now: number;
}

/** Why can't I play this? Answered by `refusal`. */
export interface WhyNot {
  type: 'why-not';
  id: number;
  table: string;
  seat: number;
  move: unknown;
}

export type FromClient =
  | Hello
  | Ping
  | Watch
  | Unwatch
  | Look
  | WatchLobby
  | Play
  | Dice
  | Undo
  | WhyNot
  | Odds
  | Propose
  | Agree
  | Resign
  | Chat
  | LookBack;

export type FromServer =
  Welcome | Done | Failed | Sight | TableNews | TableGone | ChatTold | RefusalTold | Outlooks | Past | Notice | Goodbye;
