/** What is printed on ships and cards, from the pack that comes with the game. */
import tables from '../../../../src/weathergage/games/kaisers_pirates/data/{action_cards,merchants,ships}.toml';

/** The coins that ships and cards carry: each is some dice. */
export const COINS = [
  'attack',
  'mine_attack',
  'torpedo_attack',
  'gun_attack',
  'depth_charge_attack',
  'defence',
  'challenge',
  'response',
  'passage_challenge',
  'passage_response',
] as const;
export type Coin = (typeof COINS)[number];
export type Coins = Partial<Record<Coin, number[]>>;

export const SYMBOLS = ['mines', 'coal', 'fast', 'sail', 'floatplane', 'sailing'] as const;
type Symbols = Partial<Record<(typeof SYMBOLS)[number], boolean>>;

export interface PrintedShip extends Coins, Symbols {
  id: string;
  kind?: 'warship' | 'raider';
  victory: number;
  tonnage: number;
  flag?: string;
}

export interface PrintedType extends Coins {
  id: string;
  rule: string;
  class_1?: string;
  class_2: string;
  victory?: number;
}

export interface PrintedCard extends Coins {
  number: number;
  type: string;
  editions: number[];
  intercept: number[];
  night: boolean;
  vessel?: string;
  british_ship?: string;
}

const rows = <Row>(table: Record<string, unknown>[] | undefined): Row[] => (table ?? []) as Row[];

const { action_cards: actions, merchants, ships } = await tables;

export const SHIPS = new Map(rows<PrintedShip>(ships?.['ship']).map((ship) => [ship.id, ship]));
export const MERCHANTS = new Map(rows<PrintedShip>(merchants?.['merchant']).map((ship) => [ship.id, ship]));
export const TYPES = new Map(rows<PrintedType>(actions?.['type']).map((type) => [type.id, type]));
export const CARDS = new Map(rows<PrintedCard>(actions?.['card']).map((card) => [card.number, card]));

export const printedShip = (id: string): PrintedShip | undefined => SHIPS.get(id) ?? MERCHANTS.get(id);

/** A card's own coins replace those of its type. */
export function coinsOf(number: number, type: string): [Coin, number[]][] {
  const printed = { ...TYPES.get(type), ...CARDS.get(number) };
  return COINS.flatMap((coin): [Coin, number[]][] => (printed[coin] ? [[coin, printed[coin]]] : []));
}
