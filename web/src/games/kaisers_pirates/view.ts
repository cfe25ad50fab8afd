/** What a seat sees of the game, as view.py builds it. */
export interface CardView {
  number: number;
  type: string;
  intercept: number[];
  night: boolean;
}

export type Role = 'warship' | 'raider' | 'prize' | 'merchantman';

export interface VesselView {
  id: string;
  role: Role;
  damage?: number;
  short?: boolean;
  recognised?: boolean;
  refuge?: boolean;
  intercepted?: boolean;
  acted?: boolean;
}

export interface WonView {
  ship?: string;
  warship?: boolean;
  type?: string;
  times?: number;
  sunk?: boolean;
}

export interface CommittedView {
  use: 'intercept' | 'british' | 'mines' | 'action';
  ship?: string;
  shown?: boolean;
  card?: CardView | null;
}

export interface AttackView {
  kind: string;
  seat: number;
  foe: number;
  type: string;
  dice: number[];
  night?: boolean;
  ship?: string;
  target?: string;
  targets?: string[];
  assists?: CardView[];
}

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

export interface TurnView {
  seat: number;
  committed: CommittedView[];
  reactions: CardView[];
  attack: AttackView | null;
}

export interface View {
  edition: number;
  teams: boolean;
  round: number;
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
  stacking: CardView[];
}
