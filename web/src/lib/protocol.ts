/**
 * What server and client say to each other, generated from the server's structs. What a game puts into it (moves,
 * views) is its own affair: here it gets the little shape on which the client relies.
 */
import type * as said from './generated/protocol';

export type {
  ChatLine,
  Clock,
  Die,
  Event,
  Fork,
  GameDetail,
  GameEntry,
  Group,
  Me,
  Names,
  NewTable,
  Notice,
  NoticeSettings,
  Offer,
  OptionEntry,
  Outcome,
  Outlook,
  Player,
  Problem,
  Refusal,
  Roll,
  RollAsked,
  RuleEntry,
  SeatClock,
  SeatForm,
  SeatInfo,
  Session,
  Settled,
  Share,
  TableInfo,
  TableNotices,
  Text,
} from './generated/protocol';
export { PROTOCOL } from './generated/protocol';

export type NoticeKind = said.Notice['kind'];
export type Arg = NonNullable<said.Text['args']>[string];
export type OptionValue = said.OptionEntry['default'];

/** A move, as its game writes it. The client compares moves and sends them back, nothing else. */
export interface Move {
  move: string;
  [field: string]: unknown;
}

export interface Choice extends said.Choice {
  move: Move;
}

export interface Asked extends said.Asked {
  moves: Choice[];
}

export interface Coach extends said.Coach {
  move: Move | null;
}
export interface Sight extends said.Sight {
  coach?: Coach | null;
  ask?: Asked | null;
}

export interface PastView extends said.PastView {
  view: Record<string, unknown>;
}

export interface Past extends said.Past {
  views: PastView[];
}

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;

/** What is asked and will be answered; the connection numbers it. */
export type Request = WithoutId<said.FromClient>;
export type FromClient = said.Hello | said.Look | (Request & { id: number });

export type Answer = said.Done | said.Failed | said.RefusalTold | said.Outlooks | Past;
export type News = said.Welcome | Sight | said.TableNews | said.TableGone | said.ChatTold | said.Notice | said.Goodbye;
export type FromServer = Answer | News;
