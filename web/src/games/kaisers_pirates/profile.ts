/** A ship's profile in ink, on a field of 100 by 40 with the waterline at 32. Length and funnels come from the ship. */
import type { PrintedShip } from './pack';

export interface Profile {
  hull: string;
  upper: string;
  lines: string;
  sails: string;
}

type Rig = 'cruiser' | 'liner' | 'freighter' | 'sailer';

const WATER = 32;

/** Funnels of the cruisers and gunboats, as they were known by. */
const FUNNELS: Record<string, number> = { karlsruhe: 4, geier: 1, iltis: 2, kaiser_wilhelm_der_grosse: 4, berlin: 2 };

export function rigOf(ship: PrintedShip): Rig {
  if (ship.sail || ship.sailing) return 'sailer';
  if (ship.kind === 'warship') return 'cruiser';
  return ship.fast ? 'liner' : 'freighter';
}

/** Small differences between sisters, always the same for the same ship. */
function chance(id: string): (salt: number) => number {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
  return (salt) => ((seed * (salt * 37 + 11)) % 101) / 101;
}

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

function funnels(count: number, from: number, to: number, top: number, deck: number, width: number): string {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  const at = (index: number): number => (count > 1 ? from + index * step : (from + to) / 2);
  return Array.from({ length: count }, (_, index) => {
    const x = at(index);
    return `M${x.toFixed(1)} ${deck}l.8 ${top - deck}h${width}l-.6 ${deck - top}Z`;
  }).join('');
}

const mast = (x: number, deck: number, top: number): string => `M${x.toFixed(1)} ${deck}V${top}`;

function cruiser(length: number, count: number): Profile {
  const stern = 50 - length / 2;
  const bow = 50 + length / 2;
  const middle = (share: number): number => stern + length * share;
  return {
    hull: `M${stern} 26L${stern + 3} ${WATER}H${bow - 5}L${bow} 30L${bow - 2.5} 24H${middle(0.72)}V26Z`,
    upper:
      box(middle(0.68), 20, 7, 5) +
      box(middle(0.2), 23, 8, 3) +
      funnels(count, middle(0.36), middle(0.6), 12, 26, 3) +
      box(middle(0.86), 22, 3.5, 2) +
      box(middle(0.08), 24, 3.5, 2),
    lines:
      mast(middle(0.74), 20, 6) +
      mast(middle(0.24), 23, 8) +
      `M${middle(0.74) - 3} 11h6M${middle(0.24) - 2.5} 12h5M${middle(0.87)} 22.500h8M${middle(0.1)} 24.500h-7`,
    sails: '',
  };
}

function liner(length: number, count: number): Profile {
  const stern = 50 - length / 2;
  const bow = 50 + length / 2;
  const middle = (share: number): number => stern + length * share;
  return {
    hull: `M${stern} 21Q${stern + 1} 28 ${stern + 6} ${WATER}H${bow - 3}L${bow} 20Q${middle(0.5)} 24 ${stern} 21Z`,
    upper:
      box(middle(0.16), 18.5, length * 0.66, 4) +
      box(middle(0.22), 15.5, length * 0.54, 3) +
      funnels(count, middle(0.32), middle(0.64), 5, 15.5, 3.6),
    lines:
      mast(middle(0.86), 21, 4) +
      mast(middle(0.13), 21, 5) +
      `M${stern} 21L${middle(0.13)} 5L${middle(0.86)} 4L${bow} 20`,
    sails: '',
  };
}

function freighter(length: number, count: number, vary: (salt: number) => number): Profile {
  const stern = 50 - length / 2;
  const bow = 50 + length / 2;
  const middle = (share: number): number => stern + length * share;
  const bridge = 0.4 + 0.1 * vary(1);
  const fore = 0.76 + 0.06 * vary(2);
  const aft = 0.2 + 0.06 * vary(3);
  const derricks = (at: number): string => `M${middle(at)} 23l-7 -7M${middle(at)} 23l7 -7`;
  return {
    hull: `M${stern} 22Q${stern + 1} 29 ${stern + 4} ${WATER}H${bow - 2}L${bow} 20.500H${middle(0.9)}V24H${middle(0.1)}V22Z`,
    upper:
      box(middle(bridge - 0.04), 20, length * 0.22, 5) +
      box(middle(bridge + 0.06), 15.5, length * 0.1, 5) +
      (vary(5) > 0.5 ? box(middle(0.06), 20, length * 0.08, 3) : '') +
      funnels(count, middle(bridge + 0.01), middle(bridge + 0.01), 9 + 3 * vary(4), 20, 3.6),
    lines: mast(middle(fore), 24, 7) + mast(middle(aft), 24, 8) + derricks(fore) + derricks(aft),
    sails: '',
  };
}

function sailer(length: number, masts: number): Profile {
  const stern = 50 - length / 2;
  const bow = 50 + length / 2;
  const at = (mastNumber: number): number => stern + (length * (mastNumber + 0.75)) / (masts + 0.4);
  const indices = Array.from({ length: masts }, (_, number) => number);
  const canvas = (x: number, y: number, half: number, height: number): string =>
    `M${x - half} ${y}H${x + half}Q${x + half + 1.6} ${y + height / 2} ${x + half + 0.4} ${y + height}H${x - half - 0.4}Q${x - half + 1.6} ${y + height / 2} ${x - half} ${y}Z`;
  return {
    hull: `M${stern} 25Q${stern + 1} 30 ${stern + 5} ${WATER}H${bow - 5}Q${bow - 1} 29 ${bow} 24.500Q50 28 ${stern} 25Z`,
    upper: '',
    lines: indices.map((index) => mast(at(index), 27, 3)).join('') + `M${bow - 1} 25L${bow + 7} 20L${at(masts - 1)} 5`,
    sails: indices
      .flatMap((index) => [
        canvas(at(index), 5, 4, 4),
        canvas(at(index), 10.5, 5.5, 5),
        canvas(at(index), 17, 6.5, 6.5),
      ])
      .join(''),
  };
}

/** The longer the more tons, but not in proportion: the small ones are to be seen as well. */
const lengthOf = (tonnage: number): number => Math.min(92, 46 + Math.sqrt(tonnage) * 0.42);

export function profileOf(ship: PrintedShip): Profile {
  const length = lengthOf(ship.tonnage);
  const vary = chance(ship.id);
  switch (rigOf(ship)) {
    case 'cruiser':
      return cruiser(length, FUNNELS[ship.id] ?? 3);
    case 'liner':
      return liner(length, FUNNELS[ship.id] ?? (ship.tonnage > 14_000 ? 3 : 2));
    case 'sailer':
      return sailer(Math.min(length, 80), ship.tonnage > 2_400 ? 4 : 3);
    case 'freighter':
      return freighter(length, FUNNELS[ship.id] ?? 1, vary);
  }
}
