import { expect, test } from 'vitest';
import { Frame } from './frame.svelte';
import { BOARD, centreOf } from './geometry';

function frame(width = 800, height = 600): Frame {
  const made = new Frame();
  made.resize(width, height);
  return made;
}

const box = (shown: Frame): number[] => shown.viewBox.split(' ').map(Number);

test('at first the whole chart is shown, whatever the window', () => {
  for (const [width, height] of [
    [800, 600],
    [360, 500],
    [1400, 300],
  ] as const) {
    const [x = 0, y = 0, wide = 0, high = 0] = box(frame(width, height));
    expect(x).toBeLessThanOrEqual(0.001);
    expect(y).toBeLessThanOrEqual(0.001);
    expect(x + wide).toBeGreaterThanOrEqual(BOARD.width - 0.001);
    expect(y + high).toBeGreaterThanOrEqual(BOARD.height - 0.001);
  }
});

test('what is under the pointer stays there while it zooms', () => {
  const shown = frame();
  const before = shown.toChart({ x: 300, y: 200 });
  shown.zoom(3, { x: 300, y: 200 });
  const after = shown.toChart({ x: 300, y: 200 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('it zooms neither out of the chart nor into nothing', () => {
  const shown = frame();
  shown.zoom(0.01);
  expect(shown.scale).toBeCloseTo(shown.least);
  shown.zoom(1000);
  expect(shown.scale).toBe(6);
});

test('panning follows the hand and ends at the edge', () => {
  const shown = frame();
  shown.zoom(4);
  const before = shown.toChart({ x: 400, y: 300 });
  shown.pan(40, 0);
  expect(shown.toChart({ x: 440, y: 300 }).x).toBeCloseTo(before.x);
  shown.pan(1e6, 1e6);
  expect(shown.corner.x).toBeCloseTo(0);
  expect(shown.corner.y).toBeCloseTo(0);
});

test('what is to be shown comes into sight, and what is in sight stays', () => {
  const shown = frame(360, 500);
  shown.show([centreOf('I29')]);
  expect(shown.scale).toBeGreaterThanOrEqual(2.2);
  const [x = 0, y = 0, wide = 0, high = 0] = box(shown);
  const centre = centreOf('I29');
  expect(centre.x).toBeGreaterThan(x);
  expect(centre.x).toBeLessThan(x + wide);
  expect(centre.y).toBeGreaterThan(y);
  expect(centre.y).toBeLessThan(y + high);
  const still = shown.viewBox;
  shown.show([centreOf('I29')]);
  expect(shown.viewBox).toBe(still);
});

test('far apart they are shown together, however small', () => {
  const shown = frame(360, 500);
  shown.show([centreOf('A1'), centreOf('AH35')]);
  expect(shown.scale).toBeCloseTo(shown.least);
});
