/** People at tables, as the tests need them. */
import type { APIResponse, Browser, Page } from '@playwright/test';
import type { NewTable, TableInfo } from '../src/lib/protocol';
import { expect } from './server';

/** Until a page shows the table, with a decision of this seat or without. */
const PATIENCE = 20_000;

/** A browser of one's own, with its own cookie. */
export async function person(browser: Browser, baseURL: string, name: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options });
  const page = await context.newPage();
  await be(page, name);
  return page;
}

/** Ask the server for something, as the client does. */
export const post = (page: Page, path: string, data: object = {}): Promise<APIResponse> =>
  page.request.post(path, { data, headers: { 'X-Weathergage': '1' } });

/** Choose a name, as the account dialog does. */
export async function be(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/me/guest', { data: { name }, headers: { 'X-Weathergage': '1' } });
  expect(answer.ok()).toBe(true);
}

/** Set a table up without the form. */
export async function makeTable(page: Page, form: NewTable): Promise<TableInfo> {
  const answer = await page.request.post('/api/tables', { data: form, headers: { 'X-Weathergage': '1' } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as TableInfo;
}

export async function join(page: Page, table: TableInfo): Promise<void> {
  const answer = await page.request.post(`/api/tables/${table.id}/join`, {
    data: {},
    headers: { 'X-Weathergage': '1' },
  });
  expect(answer.ok()).toBe(true);
}

/** As somebody does who was sent a link. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
}

export const prompt = (page: Page) => page.getByRole('region', { name: /What is asked|Lo que se pide|Che cosa si/ });
export const isOver = (page: Page) => page.getByRole('heading', { name: 'The game is over' }).isVisible();

/** Is it this page's turn to decide, and can it press something? */
export const mayPlay = async (page: Page): Promise<boolean> =>
  (await page.locator('.prompt.mine').isVisible()) && (await page.locator('.move:enabled, .lit').first().isVisible());

/** Press one of the legal targets, in whatever way the board shows them. */
export async function press(page: Page, choose: number): Promise<void> {
  const before = await page.locator('.log').innerText();
  const targets = page.locator('.prompt .move, .moves .move, .choices .move, button.lit');
  const count = await targets.count();
  if (count === 0) return;
  await targets
    .nth(choose % count)
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  // What was pressed is gone, or something new is shown.
  await page
    .waitForFunction((log) => document.querySelector<HTMLElement>('.log')?.innerText !== log, before, { timeout: 250 })
    .catch(() => undefined);
}

/** Everybody presses what is legal until it is over. `pick` says which of the targets. */
export async function playOn(pages: readonly Page[], steps: number, pick: (step: number) => number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    for (const page of pages) {
      if (await isOver(page)) return;
      if (await mayPlay(page)) await press(page, pick(step));
    }
  }
}

/**
 * A player inside the page who presses what is legal as fast as it appears: a whole match of a hundred decisions takes
 * seconds. Mostly a piece or a card, and then one of its uses, because where nobody wins anything the game goes on round
 * after round (KP-2.5c); now and then what ends the question.
 */
export async function playByItself(page: Page, seed: number): Promise<void> {
  await page.evaluate((start) => {
    let state = start;
    // Short products, which a double holds to their last bit.
    const pick = (count: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return Math.floor((state / 2_147_483_647) * count);
    };
    const visible = (what: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
    setInterval(() => {
      // Where several sit at one screen, the next one says that they are there.
      document.querySelector<HTMLElement>('section > h1 ~ p ~ button.main')?.click();
      // What is asked may be there before the board.
      if (!document.querySelector('.prompt.mine') || document.querySelector('.board > .wait')) return;
      const ends = visible('.prompt .move:enabled');
      const pieces = visible('.choices .move:enabled, button.lit:not(.chosen)');
      const begun = document.querySelector('button.chosen') !== null;
      const targets = pieces.length === 0 || (!begun && ends.length > 0 && pick(5) < 2) ? ends : pieces;
      targets[pick(targets.length)]?.click();
    }, 25);
  }, seed);
}

export async function seeTable(page: Page): Promise<void> {
  await expect(prompt(page)).toBeVisible({ timeout: PATIENCE });
}

/** Be asked always, and wait for nobody's pretended hesitation: for tests that play much. */
export async function beAskedAlways(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('weathergage.kp.react', 'ask'));
}
