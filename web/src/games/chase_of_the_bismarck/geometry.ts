/**
 * Where the hexes of the search board lie on the drawn chart. A hex is 20 units wide and stands on a corner; the rows
 * A, C, E ... lie half a hex to the right.
 */

export const WIDE = 20;
/** From one row to the next. */
export const ROW = (WIDE * Math.sqrt(3)) / 2;
/** From the centre to a corner, which is also the length of a side. */
export const SIDE = WIDE / Math.sqrt(3);

export const ROWS = 34;
export const COLUMNS = 35;
export const BOARD = { width: WIDE * (COLUMNS + 0.5), height: ROW * (ROWS - 1) + 2 * SIDE };

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  /** 0 is A, 26 is AA. */
  row: number;
  /** From 1 on. */
  column: number;
}

export const rowName = (row: number): string =>
  row < 26 ? String.fromCharCode(65 + row) : `A${String.fromCharCode(65 + row - 26)}`;

export const hexId = ({ row, column }: Place): string => `${rowName(row)}${column}`;

export function placeOf(hex: string): Place {
  const letters = /^[A-Z]+/.exec(hex)?.[0] ?? 'A';
  const row = letters.length > 1 ? 26 + letters.charCodeAt(1) - 65 : letters.charCodeAt(0) - 65;
  return { row, column: Number(hex.slice(letters.length)) };
}

export const isOnBoard = ({ row, column }: Place): boolean =>
  row >= 0 && row < ROWS && column >= 1 && column <= COLUMNS;

const shifted = (row: number): number => (row % 2 === 0 ? 1 : 0);

export function centreOf(hex: string): Point {
  const { row, column } = placeOf(hex);
  return { x: (column - 0.5 + shifted(row) / 2) * WIDE, y: SIDE + row * ROW };
}

/** The hex under a point of the chart; nothing beyond its edge. */
export function hexAt({ x, y }: Point): string | null {
  const near = Math.round((y - SIDE) / ROW);
  let best: string | null = null;
  let least = Infinity;
  for (let row = near - 1; row <= near + 1; row += 1) {
    const first = Math.floor(x / WIDE + 0.5 - shifted(row) / 2);
    for (const column of [first, first + 1]) {
      if (!isOnBoard({ row, column })) continue;
      const centre = centreOf(hexId({ row, column }));
      const distance = Math.hypot(centre.x - x, centre.y - y);
      if (distance < least) [best, least] = [hexId({ row, column }), distance];
    }
  }
  return least <= SIDE ? best : null;
}

export type Way = 'left' | 'right' | 'up' | 'down';

/** The hex that an arrow key leads to. Up and down keep to the column, so that two steps lie one above the other. */
export function beside(hex: string, way: Way): string {
  const { row, column } = placeOf(hex);
  const next = {
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    up: { row: row - 1, column },
    down: { row: row + 1, column },
  }[way];
  return isOnBoard(next) ? hexId(next) : hex;
}

/** In hexes, over land and sea. */
export function distance(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const along = (place: Place): number => place.column - Math.floor((place.row + 1) / 2);
  const east = along(b) - along(a);
  const south = b.row - a.row;
  return (Math.abs(east) + Math.abs(south) + Math.abs(east + south)) / 2;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A hex's outline, drawn in a little from its edge or not. */
export function outlineOf(hex: string, inset = 0): string {
  const { x, y } = centreOf(hex);
  const side = SIDE - inset;
  const half = (side * Math.sqrt(3)) / 2;
  return (
    `M${at(x, y - side)}L${at(x + half, y - side / 2)}L${at(x + half, y + side / 2)}` +
    `L${at(x, y + side)}L${at(x - half, y + side / 2)}L${at(x - half, y - side / 2)}Z`
  );
}

/** Many hexes as one path. */
export const outlines = (hexes: Iterable<string>, inset = 0): string =>
  [...hexes].map((hex) => outlineOf(hex, inset)).join('');

/** A line through the middles of hexes. */
export const lineThrough = (hexes: readonly string[]): string =>
  hexes
    .map(centreOf)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`)
    .join('');

/** The whole grid: of each hex the three sides on its left, and the rest where nobody else draws it. */
export function grid(): string {
  const parts: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column <= COLUMNS; column += 1) parts.push(outlineOf(hexId({ row, column })));
  }
  return parts.join('');
}

// ------------------------------------------------------------ the globe

/** The chart's middle: an azimuthal equidistant projection around hex S26. */
const MIDDLE = { hex: 'S26', latitude: 50.6, longitude: -3.9 };
const HEX_MILES = 74;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a place on the globe lies on the chart. */
export function project(latitude: number, longitude: number): Point {
  const [p, p0] = [radians(latitude), radians(MIDDLE.latitude)];
  const east = radians(longitude - MIDDLE.longitude);
  const cosine = Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(east);
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const stretch = (angle < 1e-12 ? 1 : angle / Math.sin(angle)) * ((180 * 60) / Math.PI) * (WIDE / HEX_MILES);
  const middle = centreOf(MIDDLE.hex);
  return {
    x: middle.x + stretch * Math.cos(p) * Math.sin(east),
    y: middle.y - stretch * (Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(east)),
  };
}

/** A ring of latitudes and longitudes as a closed path. */
export const ringPath = (ring: readonly (readonly [number, number])[]): string =>
  `${ring
    .map(([latitude, longitude]) => project(latitude, longitude))
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`)
    .join('')}Z`;

/** Meridians and parallels, every ten degrees. */
export function graticule(): string {
  const steps = (from: number, to: number, step: number): number[] =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const line = (points: Point[]): string =>
    points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`).join('');
  const meridians = steps(-70, 30, 10).map((longitude) => line(steps(24, 74, 2).map((lat) => project(lat, longitude))));
  const parallels = steps(30, 70, 10).map((latitude) => line(steps(-80, 40, 3).map((lon) => project(latitude, lon))));
  return [...meridians, ...parallels].join('');
}
