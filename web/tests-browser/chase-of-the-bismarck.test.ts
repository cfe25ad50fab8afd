import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { APIResponse, Locator, Page } from '@playwright/test';
import type { TableInfo } from '../src/lib/protocol';
import { be, join as sitDown, mayPlay, person, prompt, seeTable, visit } from './people';
import { expect, test, watch } from './server';

/** A short match in which everything happens, a raid on a convoy, and the steps from which they are taken up again. */
const RECORDED = join(import.meta.dirname, '../../tests/games/chase_of_the_bismarck/recorded');
const journal = (match: string) => readFileSync(join(RECORDED, `${match}.wgage`));
const steps = (match: string) =>
  JSON.parse(readFileSync(join(RECORDED, `${match}.json`), 'utf8')) as Record<string, number>;
const AXIS = 0;
const ALLIES = 1;
const OURS = { 'X-Weathergage': '1' };

async function made(answer: APIResponse): Promise<TableInfo> {
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as TableInfo;
}

/** A table that goes on from a step of the recorded match. The other seat is a bot's, or stays open. */
async function goOn(
  page: Page,
  step: string,
  { seat = ALLIES, bot = 'random', match = 'rheinuebung' } = {},
): Promise<TableInfo> {
  const told = await made(await page.request.post('/api/journals', { data: journal(match), headers: OURS }));
  const other = bot ? { kind: 'bot', name: bot } : { kind: 'open' };
  const seats = [AXIS, ALLIES].map((one) => (one === seat ? { kind: 'me' } : other));
  const data = { step: steps(match)[step], seats, public: true, start: !!bot };
  return made(await page.request.post(`/api/tables/${told.id}/fork`, { data, headers: OURS }));
}

async function sitAt(page: Page, step: string, options = {}): Promise<void> {
  await be(page, 'Ada');
  const table = await goOn(page, step, options);
  await visit(page, `/table/${table.id}`);
  await seeTable(page);
}

const board = (page: Page) => page.getByRole('group', { name: /^(Tactical board|Tablero táctico|Tabellone tattico)/ });
const ship = (page: Page, id: string) => page.locator(`[data-boat=${id}]`);
const log = (page: Page) => page.locator('.log');
const isOver = (page: Page) => page.getByRole('heading', { name: 'The game is over' }).isVisible();

/** End what is asked where it can be ended, otherwise press the first that is legal: a ship, then what she can do. */
async function endWhatIsAsked(page: Page): Promise<void> {
  if (!(await mayPlay(page))) return;
  const before = await log(page).innerText();
  const end = page.locator('.prompt .move').last();
  const legal = page.locator('.tactical .choices .move, .tactical button.lit:not(.chosen)').first();
  await ((await end.isVisible()) ? end : legal).click({ timeout: 1_000 }).catch(() => undefined);
  await page
    .waitForFunction((old) => document.querySelector<HTMLElement>('.log')?.innerText !== old, before, { timeout: 300 })
    .catch(() => undefined);
}

test('two browsers fight the last round by pressing ships, to the end of the game', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  test.setTimeout(60_000);
  const other = await person(browser, baseURL ?? '', 'Bo');
  const faults: string[] = [];
  watch(other, server, faults);
  await be(page, 'Ada');
  const table = await goOn(page, 'last', { bot: '' });
  await sitDown(other, table);
  await made(await page.request.post(`/api/tables/${table.id}/start`, { headers: OURS }));
  await Promise.all([visit(page, `/table/${table.id}`), visit(other, `/table/${table.id}`)]);
  // Both see the same ships where they are, each their own nearest.
  for (const one of [page, other]) await expect(one.locator('[data-boat]')).toHaveCount(10);
  await expect(board(page).getByRole('region').last()).toHaveAccessibleName('Allies, attacking');
  await expect(board(other).getByRole('region').last()).toHaveAccessibleName('Germans, defending');

  // The first volley as people fire it: the own ship, then the enemy.
  await ship(page, 'hood').click();
  await ship(page, 'bismarck').click();
  await expect(log(other)).toContainText('Hood fires at Bismarck, short range');
  // Her last box of hull does not survive that.
  for (let step = 0; step < 40 && !(await isOver(page)); step += 1) {
    for (const one of [page, other]) await endWhatIsAsked(one);
  }
  for (const one of [page, other]) await expect(one.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  expect(faults).toEqual([]);
  await other.context().close();
});

test('from the chart into combat against a bot that plans, and through a round', async ({ page }) => {
  test.setTimeout(60_000);
  await sitAt(page, 'engage', { bot: 'plan' });
  await page.getByRole('button', { name: 'TF 1 attacks contact 1' }).click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Combat in G24, round 1' })).toBeVisible();

  // The chart is one press away, and so is the board.
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await expect(page.getByRole('application', { name: /chart of the North Atlantic/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the tactical board' }).click();
  await expect(board(page)).toBeVisible();

  await expect(async () => {
    await endWhatIsAsked(page);
    await expect(page.getByRole('heading', { name: /round 2$/ })).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 45_000, intervals: [50] });
});

test('the tactical board is there before it is needed, though nothing can be fetched any more', async ({ page }) => {
  await be(page, 'Ada');
  const table = await goOn(page, 'engage');
  const fetched = page.waitForResponse(/Reveal-.*\.js$/); // the last that idle time fetches
  await visit(page, `/table/${table.id}`);
  await seeTable(page);
  await (await fetched).finished();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', { name: 'TF 1 attacks contact 1' }).click();
  await expect(board(page)).toBeVisible();
});

test('torpedoes, guns and manoeuvres: every one by pressing the ships and zones that it is about', async ({ page }) => {
  await sitAt(page, 'launch');
  await ship(page, 'hood').click();
  await expect(ship(page, 'bismarck')).toHaveAccessibleName(/medium range/);
  await ship(page, 'bismarck').click();
  await page.getByRole('button', { name: 'Hood: 2 torpedoes at Bismarck' }).click();
  const lane = ship(page, 'hood').locator('xpath=ancestor::*[contains(@class, "lane")]');
  await expect(lane).toContainText('2 torpedoes running at Bismarck');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lane).not.toContainText('2 torpedoes running');
  await ship(page, 'hood').click();
  await expect(ship(page, 'bismarck')).toHaveClass(/lit/);
  // Who has no torpedoes is asked about, and answers with her rule.
  await ship(page, 'prince_of_wales').click();
  await expect(page.locator('.refusal')).toContainText('no torpedo left');
  await page.getByRole('button', { name: 'No more torpedoes' }).click();

  // The odds before the shot, spelled out; then the dice.
  await expect(prompt(page).getByText('Who fires at whom?')).toBeVisible();
  await ship(page, 'prince_of_wales').click();
  await ship(page, 'bismarck').hover();
  await expect(page.locator('.explain')).toContainText('9 dice at medium range');
  await expect(page.locator('.explain')).toContainText('visibility +3');
  await expect(page.locator('.explain')).toContainText('What each die does');
  await ship(page, 'bismarck').click();
  const round = page.getByRole('region', { name: 'Round 1' });
  await expect(round).toContainText('Prince of Wales fires at Bismarck');
  await expect(round.getByRole('img', { name: /^d10: / })).toHaveCount(9);
});

test('a ship is sent to a zone, and what is too far is refused', async ({ page }) => {
  await sitAt(page, 'manoeuvre');
  const zone = (to: number) => page.locator(`[data-zone="${to}"]`);
  await zone(12).click({ force: true });
  await expect(page.locator('.refusal')).toContainText('2 zones at most');
  await expect(page.locator('.refusal').getByRole('button', { name: 'Rule CB-10.4a' })).toBeVisible();
  await zone(9).hover();
  await expect(page.locator('.explain')).toContainText('Guns that bear: primary 9');
  await zone(9).click();
  await expect(ship(page, 'prince_of_wales')).toHaveAccessibleName(/zone 9, closing/);
});

test('an escorted convoy is attacked, and its escort has to fight', async ({ page }) => {
  await sitAt(page, 'convoy', { seat: AXIS, match: 'escort' });
  await expect(prompt(page)).toContainText('Attack convoy HX.127? Escort: Ramillies and DD1; one chit');
  await prompt(page).getByRole('button', { name: 'Close in' }).click();
  await expect(board(page)).toBeVisible();
  await expect(board(page).getByText('escort: may not leave')).toHaveCount(2);
});

for (const [answer, outcome, count] of [
  ['Bismarck closes up', 'Bismarck closes up', 1],
  ['Bismarck falls behind', 'Bismarck leaves the combat', 0],
] as const) {
  test(`pushed off the board: ${answer}`, async ({ page }) => {
    await sitAt(page, 'close_up', { seat: AXIS, match: 'escort' });
    await expect(prompt(page)).toContainText('Bismarck is pushed one zone off the board and may sail 3');
    await page.getByRole('button', { name: answer }).click();
    await expect(log(page)).toContainText(outcome);
    await expect(ship(page, 'bismarck')).toHaveCount(count);
  });
}

test('a round of combat by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  await sitAt(page, 'launch');
  const focused = (id: string) => expect(ship(page, id)).toBeFocused();
  /** Tab on, as somebody does who looks for something. */
  const tabTo = async (found: () => Promise<boolean>): Promise<void> => {
    for (let tab = 0; tab < 60 && !(await found()); tab += 1) await page.keyboard.press('Tab');
    expect(await found()).toBe(true);
  };
  const isOn = (target: Locator): Promise<boolean> => target.evaluate((one) => one === document.activeElement);
  await expect(prompt(page).locator('.words')).toBeFocused();
  await tabTo(() => isOn(ship(page, 'hood')));

  // Arrows walk what can be pressed, Enter presses, Esc lets go.
  await page.keyboard.press('ArrowDown');
  await focused('df3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await focused('prinz_eugen');
  await page.keyboard.press('Escape');
  await expect(ship(page, 'df3')).not.toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await focused('hood');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await focused('bismarck');
  await page.keyboard.press('Enter');
  await tabTo(() => isOn(page.getByRole('button', { name: 'Hood: 2 torpedoes at Bismarck' })));
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Hood launches 2 torpedoes at Bismarck');

  // Each question in its turn: the guns, then the manoeuvres.
  const legal = page.locator('.prompt .move, .tactical .choices .move, .tactical button.lit');
  await expect(async () => {
    if (!(await mayPlay(page))) throw new Error('the others are at it');
    if (!(await legal.evaluateAll((all) => all.some((one) => one === document.activeElement)))) {
      await page.keyboard.press('Tab');
    } else await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /round 2$/ })).toBeVisible({ timeout: 20 });
  }).toPass({ timeout: 60_000, intervals: [20] });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('the first tap aims, the second fires', async ({ page }) => {
    await sitAt(page, 'fire');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const across = page.locator('.tactical').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(await across).toBeLessThanOrEqual(0);
    // The only ship that has not fired is chosen already.
    await expect(ship(page, 'df3')).toHaveAttribute('aria-pressed', 'true');
    await ship(page, 'prinz_eugen').tap();
    await expect(page.locator('.explain')).toContainText('2 dice at medium range');
    await expect(log(page)).not.toContainText('3rd Destroyer Flotilla fires');
    const commit = page.getByRole('button', { name: '3rd Destroyer Flotilla fires at Prinz Eugen' });
    await expect(commit).toBeInViewport({ ratio: 1 });
    await commit.tap();
    await expect(page.getByRole('region', { name: 'Round 1' })).toContainText('3rd Destroyer Flotilla fires');
    await expect(prompt(page)).toBeInViewport({ ratio: 1 });
  });
});

test('bombers: each class with its odds, and what came of it', async ({ page }) => {
  await sitAt(page, 'strike');
  const choices = page.getByRole('region', { name: 'Your moves' });
  await expect(choices).toContainText('3 hits 10%');
  await choices.getByRole('button', { name: 'Swordfish of Victorious against a battleship' }).click();
  const strikes = page.getByRole('region', { name: 'Air strikes of this turn' });
  await expect(strikes).toContainText('Swordfish attack a battleship in G24');
  await expect(strikes.getByRole('img', { name: /^d10: / }).first()).toBeVisible();
  await strikes.getByRole('button', { name: 'Close' }).click();
  await expect(strikes).toBeHidden();
});

for (const [locale, words] of [
  ['es', ['Combate en G24, ronda 1', 'Aliados, atacante', 'alcance medio']],
  ['it', ['Combattimento in G24, round 1', 'Alleati, in attacco', 'distanza media']],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`the tactical board speaks ${locale}`, async ({ page }) => {
      await sitAt(page, 'fire');
      await expect(board(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: words[0] })).toBeVisible();
      await expect(page.getByRole('heading', { name: words[1] }).first()).toBeVisible();
      await expect(ship(page, 'bismarck')).toHaveAccessibleName(new RegExp(words[2]));
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is shut out of a combat: ${colorScheme}`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await sitAt(page, colorScheme === 'light' ? 'manoeuvre' : 'fire');
    await expect(board(page)).toBeVisible();
    // The shell around it is looked at with the other games.
    const { violations } = await new AxeBuilder({ page }).include('section.board').analyze();
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
}
