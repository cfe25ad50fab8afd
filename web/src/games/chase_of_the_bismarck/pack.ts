/** What is printed on the map, the ships and the tables, from the pack that comes with the game. */
import printedTables from '../../../../src/weathergage/games/chase_of_the_bismarck/data/{air_units,map,ships,tables,tactical_board,turn_track}.toml';
import coastTables from './coast.toml';

export const AXIS = 0;
export const ALLIES = 1;

export const KINDS = ['BB', 'BC', 'CV', 'CA', 'CL', 'DD', 'CG', 'TK'] as const;
export type Kind = (typeof KINDS)[number];

export interface MapHex {
  id: string;
  terrain: 'sea' | 'coast' | 'land';
  allied?: number;
  german?: number;
  zone?: string;
  fog?: boolean;
  destroyers?: boolean;
  east_west?: number;
  north_south?: number;
}

export interface Port {
  id: string;
  name: string;
  hex: string;
  seat: number;
  ends_game: boolean;
}

export interface PrintedShip {
  id: string;
  name: string;
  seat: number;
  nation: string;
  kind: Kind;
  er: number;
  speed: 'F' | 'M' | 'S' | 'VS';
  fuel: number;
  hull: number;
  bow: number;
  stern: number;
  secondary: number;
  torpedoes: number;
  radar: string;
  neutral?: boolean;
  special?: string;
}

export interface PrintedAir {
  id: string;
  type: string;
  seat: number;
  kind: 'recon' | 'combat';
  speed: number;
  endurance: number;
  base: string;
  base_name: string;
}

export interface Turn {
  number: number;
  day: number;
  period: 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';
  modifier: number;
  submarine: boolean;
}

export interface RangeBand {
  id: 'short' | 'medium' | 'long' | 'extreme';
  zones_between: [number, number];
  dice: [number, number];
  secondary?: boolean;
  torpedoes?: boolean;
  /** Who fires at this range; nobody named: everybody. */
  kinds?: Kind[];
  results: string[];
}

interface Coast {
  id: string;
  kind: 'land' | 'closed';
  ring: [number, number][];
}

// The plugin knows a file as tables of rows; what is in them is checked where the game reads it.
const rows = <Row>(table: Record<string, unknown>[] | undefined): Row[] => (table ?? []) as Row[];
const single = <Row>(table: unknown): Row => table as Row;

const [printed, coasts] = await Promise.all([printedTables, coastTables]);
const map = printed['map'] ?? {};
const tables = printed['tables'] ?? {};
const board = printed['tactical_board'] ?? {};

export const HEXES = new Map(rows<MapHex>(map['hex']).map((hex) => [hex.id, hex]));
export const PORTS = rows<Port>(map['port']);
/** Hexsides that are land along their whole length, and the canal that is open to one side. */
export const BLOCKED = single<{ blocked: [string, string][] }>(map['coast']).blocked;
export const CANAL = single<{ ends: [string, string] }>(map['canal']);
export const COASTS = rows<Coast>(coasts['coast']?.['coast']);
export const SHIPS = new Map(rows<PrintedShip>(printed['ships']?.['ship']).map((ship) => [ship.id, ship]));
export const AIR = new Map(rows<PrintedAir>(printed['air_units']?.['air_unit']).map((unit) => [unit.id, unit]));
export const TURNS = rows<Turn>(printed['turn_track']?.['turn']);
export const RANGES = rows<RangeBand>(tables['range']);
export const ZONES = single<{ zones: number; zones_per_sea_zone: number }>(board['board']);
export const FIRES = new Map(
  rows<{ id: string; fires: string[] }>(board['position']).map((row) => [row.id, row.fires]),
);
export const MANOEUVRING = single<{ bands: [number, number][] }>(tables['manoeuvre']);
export const WEATHER = single<{ by_die: number[]; spaces: [number, number]; fog: [number, number] }>(tables['weather']);
export const HITS = single<{ by_die: number[]; level_modifiers: number[] }>(tables['hits']);

/** Level X, where nobody sees anything. */
export const LEVEL_X = 10;
export const levelName = (level: number): string => (level >= LEVEL_X ? 'X' : String(level));

export const turnOf = (number: number): Turn | undefined => TURNS[number - 1];

/** What the side's coast watchers and airfields alone add in a hex. */
export const intrinsic = (hex: string, seat: number): number =>
  (seat === AXIS ? HEXES.get(hex)?.german : HEXES.get(hex)?.allied) ?? 0;

/** The hexes for which something holds. */
export const hexesWith = (holds: (hex: MapHex) => unknown): string[] =>
  [...HEXES.values()].filter(holds).map(({ id }) => id);

/** A Task Force's marker as people write it. */
export const forceName = (force: string): string => `${force.slice(0, 2).toUpperCase()} ${force.slice(2)}`;

/** Numbers of classes in the printed order: 2 BB, 1 CA. */
export function classes(kinds: readonly string[]): string {
  return KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 0 ? [] : [count > 1 ? `${count} ${kind}` : kind];
  }).join(' ');
}
