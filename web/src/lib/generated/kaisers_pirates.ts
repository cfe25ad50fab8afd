// Written by `weathergage types`: change the Python structs, not this file.

/** Do what the prompt offers. */
export interface Accept {
  move: 'Accept';
}

/** Choose an opponent. */
export interface Against {
  move: 'Against';
  seat: number;
}

/** Go on with what was put together. */
export interface Announce {
  move: 'Announce';
}

/** KP-4.7, KP-4.9: a ship goes to this seat's Force. */
export interface Assign {
  move: 'Assign';
  ship: string;
  seat: number;
}

/** Reveal a committed card as part of the attack. */
export interface Attach {
  move: 'Attach';
  card: number;
}

/** An attack that is under way. */
export interface AttackView {
  kind: 'british' | 'intercept' | 'interrogate' | 'mines' | 'monitor' | 'torpedo';
  seat: number;
  foe: number;
  card: CardView | null;
  type: string;
  dice: number[];
  night: boolean;
  ship: string;
  target: string;
  targets: string[];
  assists: CardView[];
  boarding: boolean;
  announced: boolean;
}

/** KP-3.2.3: British forces intercept with this card. */
export interface BritishIntercept {
  move: 'BritishIntercept';
  card: number;
}

/** An action card, face up. */
export interface CardView {
  number: number;
  type: string;
  intercept: number[];
  night: boolean;
}

/** KP-3.2.1e: lay a card in front, action half up. */
export interface CommitAction {
  move: 'CommitAction';
  card: number;
}

/** KP-3.2.1d: lay a card in front, Intercept half up. */
export interface CommitBritish {
  move: 'CommitBritish';
  card: number;
}

/** KP-3.2.1b: lay a card on an own ship, Intercept half up. */
export interface CommitIntercept {
  move: 'CommitIntercept';
  card: number;
  ship: string;
}

/** KP-3.2.1c: lay Lay Mines on a raider, action half up. */
export interface CommitMines {
  move: 'CommitMines';
  card: number;
  ship: string;
}

/** A committed card: how and where it lies, and its face for whoever may see it. */
export interface CommittedView {
  use: 'action' | 'british' | 'intercept' | 'mines';
  ship?: string;
  shown?: boolean;
  card?: CardView | null;
}

/** KP-3.1.5a: this card goes to the discards next. */
export interface Discard {
  move: 'Discard';
  card: number;
}

/** KP-3.1.5a: the other cards go to the discards in the order in which they lie. */
export interface DiscardRest {
  move: 'DiscardRest';
}

/** No more of this. */
export interface Done_ {
  move: 'Done';
}

/** KP-3.3.11a: pass this card to the team mate. */
export interface Give {
  move: 'Give';
  card: number;
}

/** KP-3.2.4: this ship intercepts with the card that lies on it. */
export interface Intercept {
  move: 'Intercept';
  ship: string;
}

/** KP-2.4.1: keep this ship for the next round. */
export interface Keep {
  move: 'Keep';
  ship: string;
}

/** KP-3.3.21: this raider lays its mines. */
export interface LayMines {
  move: 'LayMines';
  ship: string;
}

/** KP-3.3.20k, KP-4.6: take a ship out of its refuge, into this seat's Force. */
export interface LeaveRefuge {
  move: 'LeaveRefuge';
  ship: string;
  seat: number;
}

/** KP-3.3.17b: see the next action cards instead of a hand. */
export interface LookAtDeck {
  move: 'LookAtDeck';
}

/** Chapter 6, and the choices that the rules leave to the players. */
export interface Options {
  coal: boolean;
  sail: boolean;
  floatplane: boolean;
  tournament: boolean;
  tournament_choice: boolean;
  beyond_1914: boolean;
  without_breakouts: boolean;
  without_early_losses: boolean;
  fast_raiders: boolean;
  retention: boolean;
  additional_damage: boolean;
  prize_torpedoes: boolean;
  shallow_pursuit: boolean;
  sailing_merchantmen: boolean;
  prize_resupply: boolean;
  set_aside: number;
  start: 'chosen' | 'die' | 'lowest_value';
  first_seat: number;
  strict_reactions: boolean;
  heavy_weather: 'all' | 'damaged';
  policy: 'best' | 'random';
}

/** Do not. */
export interface Pass {
  move: 'Pass';
}

/** KP-3.2.8e: play the action half of this card. */
export interface Play_ {
  move: 'Play';
  card: number;
}

/** KP-3.3.17b: this card is drawn next. */
export interface PutBack {
  move: 'PutBack';
  card: number;
}

/** KP-3.2.2: answer with a reaction card from the hand. */
export interface React {
  move: 'React';
  card: number;
}

/** KP-3.3.20d: try to repair a ship in its refuge. */
export interface Repair {
  move: 'Repair';
  ship: string;
}

/** KP-3.3.20d: try to resupply a ship in its refuge. */
export interface Resupply {
  move: 'Resupply';
  ship: string;
}

/** A player, as everybody sees him. */
export interface SeatView {
  hand: number;
  merchants: VesselView[];
  ships: VesselView[];
  pile: WonView[];
  value: number;
  deception: boolean;
  fog: boolean;
  skipped: boolean;
  points: number[];
  totals: number[];
}

/** Chapter 5: the phantom player and the solitaire cards. */
export interface SolitaireView {
  phantom: number;
  deck: number;
  drawn: string[];
  specials: string[];
  scouted: boolean;
}

/** KP-6.12.1: resupply a ship from a prize. */
export interface SupplyFrom {
  move: 'SupplyFrom';
  prize: string;
  ship: string;
}

/** KP-3.3.23b: offer this merchantman of the own pile. */
export interface Swap {
  move: 'Swap';
  ship: string;
}

/** KP-6.4.1, KP-6.4.3: choose this ship to begin with. */
export interface TakeShip {
  move: 'TakeShip';
  ship: string;
}

/** Choose a ship: an attack's or an action's target. */
export interface Target {
  move: 'Target';
  ship: string;
}

/** The turn, as everybody sees it. */
export interface TurnView {
  seat: number;
  extra: boolean;
  attacked: number;
  other: number;
  committed: CommittedView[];
  reactions: CardView[];
  attack: AttackView | null;
}

/** A ship on the table. */
export interface VesselView {
  id: string;
  role: 'merchantman' | 'prize' | 'raider' | 'warship';
  damage?: number;
  short?: boolean;
  recognised?: boolean;
  refuge?: boolean;
  intercepted?: boolean;
  acted?: boolean;
}

/** What one seat may know. */
export interface View {
  edition: number;
  teams: boolean;
  options: Options;
  round: number;
  stage: 'deal' | 'score' | 'turns';
  seats: SeatView[];
  turn: TurnView;
  deck: number;
  aside: number;
  discards: CardView[];
  discarded: number;
  warships_left: number;
  merchants_left: number;
  seat: number;
  hand: CardView[];
  seen: CardView[];
  seen_of: number;
  stacking: CardView[];
  solitaire: SolitaireView | null;
}

/** A card of a victory pile. */
export interface WonView {
  ship?: string;
  warship?: boolean;
  type?: string;
  times?: number;
  sunk?: boolean;
}

export type Move =
  | CommitIntercept
  | CommitBritish
  | CommitMines
  | CommitAction
  | Intercept
  | BritishIntercept
  | LayMines
  | Play_
  | Target
  | Against
  | LookAtDeck
  | Attach
  | Announce
  | React
  | Pass
  | Accept
  | Swap
  | PutBack
  | Repair
  | Resupply
  | LeaveRefuge
  | SupplyFrom
  | Assign
  | Give
  | Discard
  | DiscardRest
  | Keep
  | TakeShip
  | Done_;
