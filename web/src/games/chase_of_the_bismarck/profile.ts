/**
 * A ship's profile in ink, on a field of 100 by 34 with the waterline at 30, bow to the right. What she is and the guns
 * that she carries decide how she looks.
 */
import type { PrintedShip } from './pack';

export interface Profile {
  hull: string;
  upper: string;
  lines: string;
}

const WATER = 30;

interface Shape {
  /** From end to end. */
  length: number;
  /** How high the deck lies over the water. */
  deck: number;
  bridge: number;
  funnels: number;
}

const SHAPES: Record<PrintedShip['kind'], Shape> = {
  BB: { length: 92, deck: 7, bridge: 15, funnels: 1 },
  BC: { length: 96, deck: 6.5, bridge: 12, funnels: 2 },
  CV: { length: 94, deck: 9, bridge: 8, funnels: 1 },
  CA: { length: 82, deck: 5.5, bridge: 9, funnels: 2 },
  CL: { length: 74, deck: 5, bridge: 8, funnels: 2 },
  DD: { length: 54, deck: 4, bridge: 5, funnels: 2 },
  CG: { length: 44, deck: 5, bridge: 5, funnels: 1 },
  TK: { length: 78, deck: 4.5, bridge: 6, funnels: 1 },
};

const fixed = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const box = (x: number, top: number, width: number, bottom: number): string =>
  `M${fixed(x)} ${fixed(bottom)}V${fixed(top)}h${fixed(width)}V${fixed(bottom)}Z`;

/** A turret with its barrel; `way` is 1 toward the bow. */
function turret(x: number, deck: number, size: number, way: 1 | -1): [string, string] {
  const top = deck - size * 0.62;
  return [
    `M${fixed(x - size * 0.75)} ${fixed(deck)}L${fixed(x - size * 0.6)} ${fixed(top)}H${fixed(x + size * 0.6)}L${fixed(x + size * 0.75)} ${fixed(deck)}Z`,
    `M${fixed(x + way * size * 0.4)} ${fixed((deck + top) / 2)}l${fixed(way * size * 1.9)} ${fixed(-size * 0.22)}`,
  ];
}

/** Bow factors are guns forward, stern factors guns aft: two turrets, one above the other, or one. */
const turretsFor = (factors: number): number => (factors > 3 ? 2 : factors > 0 ? 1 : 0);

function warship(ship: PrintedShip, shape: Shape): Profile {
  const stern = 50 - shape.length / 2;
  const bow = 50 + shape.length / 2;
  const at = (share: number): number => stern + shape.length * share;
  const deck = WATER - shape.deck;
  const size = { BB: 5.4, BC: 5.2, CA: 4, CL: 3.4 }[ship.kind as string] ?? 2.6;
  const guns = { fore: turretsFor(ship.bow), aft: turretsFor(ship.stern) };
  if (guns.fore + guns.aft === 0 && ship.secondary > 0) [guns.fore, guns.aft] = [1, 1];
  const turrets = [
    ...(guns.fore > 0 ? [turret(at(0.77), deck, size, 1)] : []),
    ...(guns.fore > 1 ? [turret(at(0.68), deck - size * 0.55, size, 1)] : []),
    ...(guns.aft > 0 ? [turret(at(0.17), deck, size, -1)] : []),
    ...(guns.aft > 1 ? [turret(at(0.26), deck - size * 0.55, size, -1)] : []),
  ];
  const funnels = Array.from({ length: shape.funnels }, (_, index) => {
    const x = at(shape.funnels > 1 ? 0.5 - index * 0.11 : 0.46);
    return `M${fixed(x - 2.4)} ${fixed(deck)}l.7 -${fixed(shape.bridge * 0.72)}h3.6l.7 ${fixed(shape.bridge * 0.72)}Z`;
  });
  const barbette = guns.fore > 1 ? box(at(0.645), deck - size * 0.55, shape.length * 0.07, deck) : '';
  const after = guns.aft > 1 ? box(at(0.225), deck - size * 0.55, shape.length * 0.07, deck) : '';
  return {
    hull: `M${fixed(stern)} ${fixed(deck + 1)}L${fixed(stern + 3)} ${WATER}H${fixed(bow - 7)}L${fixed(bow)} ${fixed(deck - 2)}Q${fixed(at(0.85))} ${fixed(deck)} ${fixed(at(0.7))} ${fixed(deck)}H${fixed(stern)}Z`,
    upper: [
      box(at(0.34), deck - shape.bridge * 0.26, shape.length * 0.28, deck),
      box(at(0.575), deck - shape.bridge * 0.68, shape.length * 0.055, deck),
      box(at(0.585), deck - shape.bridge, shape.length * 0.03, deck),
      barbette,
      after,
      ...funnels,
      ...turrets.map(([body]) => body),
    ].join(''),
    lines:
      turrets.map(([, barrel]) => barrel).join('') +
      `M${fixed(at(0.6))} ${fixed(deck - shape.bridge)}v-${fixed(shape.bridge * 0.35 + 1)}` +
      `M${fixed(at(0.36))} ${fixed(deck)}v-${fixed(shape.bridge)}`,
  };
}

function carrier(shape: Shape): Profile {
  const stern = 50 - shape.length / 2;
  const bow = 50 + shape.length / 2;
  const deck = WATER - shape.deck;
  return {
    hull: `M${fixed(stern)} ${fixed(deck)}H${fixed(bow)}L${fixed(bow - 4)} ${fixed(deck + 3)}L${fixed(bow - 8)} ${WATER}H${fixed(stern + 5)}L${fixed(stern + 2)} ${fixed(deck + 3)}Z`,
    upper: box(56, deck - 5, 11, deck) + box(58, deck - shape.bridge, 5, deck) + box(64, deck - 9, 3.5, deck),
    lines: `M60 ${fixed(deck - shape.bridge)}v-6M${fixed(stern)} ${fixed(deck)}H${fixed(bow)}M20 ${fixed(deck - 1.6)}h5M28 ${fixed(deck - 1.6)}h5M36 ${fixed(deck - 1.6)}h5`,
  };
}

function tanker(shape: Shape): Profile {
  const stern = 50 - shape.length / 2;
  const bow = 50 + shape.length / 2;
  const at = (share: number): number => stern + shape.length * share;
  const deck = WATER - shape.deck;
  return {
    hull: `M${fixed(stern)} ${fixed(deck - 3)}Q${fixed(stern + 1)} ${fixed(WATER - 1)} ${fixed(stern + 4)} ${WATER}H${fixed(bow - 2)}L${fixed(bow)} ${fixed(deck - 4)}H${fixed(at(0.9))}V${fixed(deck)}H${fixed(at(0.2))}V${fixed(deck - 3)}Z`,
    upper:
      box(at(0.06), deck - 7, shape.length * 0.12, deck - 3) +
      box(at(0.09), deck - 13, shape.length * 0.05, deck - 3) +
      box(at(0.52), deck - 8, shape.length * 0.1, deck),
    lines: `M${fixed(at(0.3))} ${fixed(deck)}v-13M${fixed(at(0.78))} ${fixed(deck)}v-13M${fixed(at(0.2))} ${fixed(deck - 2)}H${fixed(at(0.9))}`,
  };
}

export function profileOf(ship: PrintedShip): Profile {
  const shape = SHAPES[ship.kind];
  if (ship.kind === 'CV') return carrier(shape);
  return ship.kind === 'TK' ? tanker(shape) : warship(ship, shape);
}

/** Of an enemy only the class is known. */
export const profileOfKind = (kind: PrintedShip['kind']): Profile =>
  profileOf({ kind, bow: kind === 'DD' || kind === 'CG' ? 1 : 4, stern: 4, secondary: 1 } as PrintedShip);
