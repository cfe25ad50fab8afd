import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { beside, BOARD, centreOf, distance, hexAt, hexId, outlineOf, placeOf, project, SIDE } from './geometry';

interface MapHex {
  id: string;
  lat: number;
  lon: number;
}
const DATA = join(import.meta.dirname, '../../../../src/weathergage/games/chase_of_the_bismarck/data/map.toml');
const HEXES = (parse(readFileSync(DATA, 'utf8')) as unknown as { hex: MapHex[] }).hex;

describe('the hexes of the chart', () => {
  test('every id is where it says', () => {
    expect(HEXES).toHaveLength(34 * 35);
    for (const { id } of HEXES) {
      expect(hexId(placeOf(id))).toBe(id);
      expect(hexAt(centreOf(id))).toBe(id);
    }
    expect(placeOf('AH13')).toEqual({ row: 33, column: 13 });
  });

  test('a point near an edge belongs to the nearer hex', () => {
    const { x, y } = centreOf('K29');
    expect(hexAt({ x: x + 9, y })).toBe('K29');
    expect(hexAt({ x: x + 11, y })).toBe('K30');
    expect(hexAt({ x, y: y - SIDE + 0.5 })).toBe('K29');
    expect(hexAt({ x: -5, y: 30 })).toBeNull();
    expect(hexAt({ x: BOARD.width + 5, y: 30 })).toBeNull();
  });

  // The rulebook's own example of two hexes that touch: K29 and J30.
  test('rows are shifted as they are printed', () => {
    expect(distance('K29', 'J30')).toBe(1);
    expect(distance('K29', 'J29')).toBe(1);
    expect(distance('K29', 'J28')).toBe(2);
    expect(distance('J30', 'K30')).toBe(1);
    expect(distance('A1', 'A35')).toBe(34);
    expect(distance('A1', 'AH1')).toBe(33);
  });

  test('arrow keys walk, and stop at the edge', () => {
    expect(beside('K29', 'left')).toBe('K28');
    expect(beside('K29', 'right')).toBe('K30');
    expect(beside(beside('K29', 'up'), 'up')).toBe('I29');
    expect(distance('K29', beside('K29', 'down'))).toBe(1);
    expect(beside('A1', 'up')).toBe('A1');
    expect(beside('AH35', 'right')).toBe('AH35');
  });

  test('an outline has six sides of one length', () => {
    const corners = outlineOf('K29')
      .replace('Z', '')
      .split(/[ML]/)
      .filter(Boolean)
      .map((pair) => pair.split(' ').map(Number));
    expect(corners).toHaveLength(6);
    corners.forEach(([x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = corners[(index + 1) % 6] ?? [];
      expect(Math.hypot(nextX - x, nextY - y)).toBeCloseTo(SIDE, 1);
    });
  });
});

test('the coasts lie under the hexes that were made from them', () => {
  for (const { id, lat, lon } of HEXES) {
    const [drawn, made] = [centreOf(id), project(lat, lon)];
    // The pack's positions are rounded to hundredths of a degree.
    expect(Math.hypot(drawn.x - made.x, drawn.y - made.y)).toBeLessThan(0.4);
  }
});
