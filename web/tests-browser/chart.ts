/** The chart of the chase, as the tests need it: where a hex lies on the screen. */
import type { Page } from '@playwright/test';
import { centreOf } from '../src/games/chase_of_the_bismarck/geometry';

interface At {
  x: number;
  y: number;
}

async function placeOf(page: Page, hex: string): Promise<At> {
  const svg = page.locator('.chart > svg').first();
  const box = await svg.boundingBox();
  const [x = 0, y = 0, width = 1] = ((await svg.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const centre = centreOf(hex);
  const scale = (box?.width ?? 0) / width;
  return { x: (box?.x ?? 0) + (centre.x - x) * scale, y: (box?.y ?? 0) + (centre.y - y) * scale };
}

/** A hex in which something is legal. */
export async function pressHex(page: Page, hex: string): Promise<void> {
  await page.locator(`[data-hex="${hex}"]`).click();
}

/** From one hex to another, while the chart lies still. */
export async function dragHex(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await placeOf(page, from), await placeOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

/** What of the chart is in sight, in its own units. */
export async function boxOf(page: Page): Promise<At & { width: number }> {
  const svg = page.locator('.chart > svg').first();
  const [x = 0, y = 0, width = 1] = ((await svg.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  return { x, y, width };
}

export async function pointAt(page: Page, hex: string): Promise<void> {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.move(x, y, { steps: 2 });
}

export async function tapHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await placeOf(page, hex);
  await page.touchscreen.tap(x, y);
}

/** Two fingers on both sides of the chart's middle, first so far from it and then so far. */
export async function pinch(page: Page, from: number, to: number): Promise<void> {
  const box = await page.locator('.chart > svg').first().boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const fingers = (apart: number) => [-apart, apart].map((x, id) => ({ x: middle.x + x, y: middle.y, id }));
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await send('touchStart', fingers(from).slice(0, 1));
  await send('touchStart', fingers(from));
  for (const part of [1, 2, 3]) await send('touchMove', fingers(from + ((to - from) * part) / 3));
  await send('touchEnd', []);
  await session.detach();
}
