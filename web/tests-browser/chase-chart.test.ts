import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { View } from '../src/games/chase_of_the_bismarck/view';
import type { NewTable, PastView, TableInfo } from '../src/lib/protocol';
import { boxOf, dragHex, pointAt, pressHex, pinch, tapHex } from './chart';
import { be, makeTable, prompt, seeTable, visit } from './people';
import { expect, test } from './server';

const RECORDED = join(import.meta.dirname, '../../tests/games/chase_of_the_bismarck/recorded');
const STEPS = JSON.parse(readFileSync(join(RECORDED, 'rheinuebung.json'), 'utf8')) as Record<string, number>;
const OURS = { 'X-Weathergage': '1' };
const BOT = { kind: 'bot', name: 'random' } as const;
const RAIDER: NewTable = { game: 'chase_of_the_bismarck', seats: [{ kind: 'me' }, BOT], start: true };

const tray = (page: Page) => page.getByRole('complementary', { name: 'Orders and ships' });
const given = (page: Page) => tray(page).locator('.given li');
const asked = (page: Page, words: string | RegExp) => expect(prompt(page).getByText(words)).toBeVisible();

/** The recorded match, to look at. */
async function recorded(page: Page): Promise<TableInfo> {
  const data = readFileSync(join(RECORDED, 'rheinuebung.wgage'));
  const answer = await page.request.post('/api/journals', { data, headers: OURS });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableInfo;
}

/** From a step of the recorded match somebody plays on, at this seat against a bot. */
async function goOn(page: Page, step: string, seat: number): Promise<TableInfo> {
  const { id } = await recorded(page);
  const seats = [0, 1].map((one) => (one === seat ? { kind: 'me' } : BOT));
  const data = { step: STEPS[step], seats, start: true };
  const answer = await page.request.post(`/api/tables/${id}/fork`, { data, headers: OURS });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableInfo;
}

async function isWellMade(page: Page): Promise<void> {
  // What is drawn for the eyes alone is hidden from readers; its thousand texts would take a minute.
  const { violations } = await new AxeBuilder({ page })
    .include('.prompt')
    .include('section.board')
    .exclude('.chart g[aria-hidden]')
    .analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

const isNarrow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('orders are given in any order, and any of them is taken back', async ({ page }) => {
  await be(page, 'Ada');
  await visit(page, `/table/${(await makeTable(page, RAIDER)).id}`);
  await asked(page, /8 units without orders/);
  // A ship dragged to the next hex goes there and no further.
  await dragHex(page, 'I29', 'H29');
  await expect(given(page)).toHaveText([/KG 1 sails H29/]);
  // A tanker by its button and the chart, then a flight with two markers.
  await tray(page)
    .getByRole('button', { name: /^Lothringen/ })
    .click();
  await prompt(page).getByRole('button', { name: 'Stay' }).click();
  await expect(given(page)).toHaveCount(2);
  await tray(page)
    .getByRole('button', { name: /^FW-200C \(Stavanger\)/ })
    .click();
  await asked(page, /movement points left/);
  await pressHex(page, 'I27');
  await expect(tray(page)).toContainText('K30 → I27');
  await pressHex(page, 'I26');
  await expect(tray(page)).toContainText('K30 → I27 → I26');
  await prompt(page).getByRole('button', { name: 'Land', exact: true }).click();
  await expect(given(page)).toHaveText([/KG 1/, /Lothringen/, /FW-200C \(Stavanger\) K30 → I27 → I26 → K30/]);
  // The first is taken back: the others stand.
  await tray(page).getByRole('button', { name: 'Take back the orders of KG 1' }).click();
  await expect(given(page)).toHaveText([/Lothringen/, /FW-200C \(Stavanger\) K30 → I27 → I26 → K30/]);
  await asked(page, /7 units without orders/);
  // What was given is still known after a reload.
  await page.reload();
  await expect(given(page)).toHaveCount(2);
  await tray(page)
    .getByRole('button', { name: /Take back the orders of FW-200C/ })
    .click();
  await expect(given(page)).toHaveCount(1);
});

test('whoever is done while ships have no orders is told which, once', async ({ page }) => {
  await be(page, 'Ada');
  // The board comes late: who presses before it is there is told all the same.
  await page.route(/assets\/Board-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await visit(page, `/table/${(await makeTable(page, RAIDER)).id}`);
  await prompt(page).getByRole('button', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog', { name: '8 units have no orders' });
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await asked(page, /8 units without orders/);
  await prompt(page).getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Done all the same' }).click();
  await expect(prompt(page).getByText(/without orders/)).toBeHidden();
});

test('a standing order is carried on in the next turn, and lifted', async ({ page }) => {
  await be(page, 'Ada');
  const hunter: NewTable = { ...RAIDER, seats: [BOT, { kind: 'me' }] };
  await visit(page, `/table/${(await makeTable(page, hunter)).id}`);
  await asked(page, /8 units without orders/);
  await dragHex(page, 'X17', 'S17');
  await expect(given(page)).toHaveText([/Edinburgh sails W/]);
  await prompt(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Done all the same' }).click();
  // Whatever else this turn asks: nothing more.
  const lift = tray(page).getByRole('button', { name: 'Lift the standing order of Edinburgh' });
  await expect(async () => {
    if (!(await lift.isVisible())) await prompt(page).locator('.move').last().click({ timeout: 500 });
    await expect(lift).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000, intervals: [50] });
  await expect(tray(page)).toContainText('course for S17');
  await lift.click();
  await expect(given(page)).toHaveText([/Edinburgh.*[Ss]tay/]);
});

test('a course shows its way, its fuel and its arrival before it is set, however far it leads', async ({ page }) => {
  await be(page, 'Ada');
  await visit(page, `/table/${(await makeTable(page, { ...RAIDER, seats: [BOT, { kind: 'me' }] })).id}`);
  const planned = page.locator('.explain');
  await tray(page)
    .getByRole('button', { name: /^Edinburgh/ })
    .click();
  await page.getByRole('button', { name: 'Set a course at cruising speed' }).click();
  await asked(page, 'choose a destination');
  const box = await boxOf(page);
  await pointAt(page, 'V17');
  await expect(planned).toContainText('2 hexes in 2 turns');
  await expect(planned).toContainText('There in turn 2: morning of 22 May');
  await expect(planned).toContainText('Edinburgh: fuel 8 → 8');
  // Each turn's end is a numbered stop of the way on the chart, which has not moved.
  await expect(page.locator('.chart .route')).toBeAttached();
  await expect(page.locator('.chart .stop + text')).toHaveText(['1', '2']);
  expect(await boxOf(page)).toEqual(box);
  // No hex of the ocean is too far.
  await page.keyboard.press('0');
  await pointAt(page, 'F18');
  await expect(planned).toContainText('18 hexes in 18 turns');
  await pressHex(page, 'V17');
  await expect(given(page)).toHaveText([/Edinburgh sails W\d+, course for V17/]);
  await expect(given(page).getByRole('button', { name: 'Take back the orders of Edinburgh' })).toBeVisible();
});

test('a planning by keyboard alone', async ({ page }) => {
  await be(page, 'Ada');
  await visit(page, `/table/${(await makeTable(page, RAIDER)).id}`);
  const chart = page.getByRole('application', { name: /The German chart/ });
  await chart.focus();
  await page.keyboard.press('Enter');
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-hex'));
  const words = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(here).toBe('I29');
  expect(await words()).toMatch(/^I29\. KG 1: Bismarck, fuel 16;.*no orders yet\. Orders for KG 1/);
  await page.keyboard.press('Enter');
  await asked(page, 'Orders for KG 1');
  await chart.focus();
  await page.keyboard.press('Enter');
  await expect.poll(here).toBe('I29');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(here).toBe('I28');
  // Why not further?
  await page.keyboard.press('ArrowLeft');
  await expect.poll(here).toBe('I27');
  await page.keyboard.press('?');
  await expect(page.locator('.refusal')).toContainText('too far');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await asked(page, 'sail on?');
  await page.keyboard.press('Escape');
  await asked(page, 'Orders for KG 1');
  await page.keyboard.press('Escape');
  await asked(page, /8 units without orders/);
  // Zoom: in, out, and all of it.
  const box = () => page.locator('.chart > svg').getAttribute('viewBox');
  await chart.focus();
  await page.keyboard.press('0');
  const whole = await box();
  await page.keyboard.press('+');
  expect(await box()).not.toBe(whole);
  await page.keyboard.press('0');
  expect(await box()).toBe(whole);
});

for (const [seat, step] of [
  [0, 'plan'],
  [1, 'engage'],
] as const) {
  test(`in the middle of a match, seat ${seat} looks back at what it knew, and at nothing of the other`, async ({
    page,
  }) => {
    await be(page, 'Ada');
    const views: PastView[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { type: string; views?: PastView[] };
        if (message.type === 'past') views.push(...(message.views ?? []));
      }),
    );
    await visit(page, `/table/${(await goOn(page, step, seat)).id}`);
    await seeTable(page);
    const enemy = page.locator('.chart .enemy');
    if (step === 'engage') await expect(enemy.first()).toBeAttached();
    // Back to the first page, in which nobody has seen anybody, and on from there.
    await page.getByRole('slider', { name: /past|game/i }).press('Home');
    await asked(page, /You look back: 1 of/);
    await expect(page.locator(`[data-hex="${seat === 0 ? 'I29' : 'K26'}"]`)).toHaveAttribute('aria-label', /KG 1|TF 1/);
    await expect(enemy).toHaveCount(0);
    await expect(page.getByRole('application')).toHaveCount(1);
    for (let later = 0; later < 3; later += 1) await page.getByRole('button', { name: 'Later' }).click();
    await asked(page, /You look back: 4 of/);
    await page.getByRole('button', { name: 'Back to the present' }).click();
    await expect(prompt(page).getByText('You look back')).toBeHidden();

    expect(views.length).toBeGreaterThan(3);
    for (const one of views) {
      const view = one.view as unknown as View;
      expect(one.seat).toBe(seat);
      expect(new Set(view.ships?.map(({ card }) => card.seat))).toEqual(new Set([seat]));
      expect(view.reveal ?? null).toBeNull();
      // An enemy is known by what was told, and what was told later is not known yet.
      for (const told of view.sightings ?? []) expect(told.turn).toBeLessThanOrEqual(view.turn);
    }
  });
}

test('the end: both charts move as one, turn by turn, with the account', async ({ page }) => {
  await be(page, 'Ada');
  await visit(page, `/table/${(await recorded(page)).id}`);
  const turn = page.getByRole('slider', { name: 'Turn', exact: true });
  await expect(turn).toHaveAttribute('aria-valuetext', /^Turn 4 of 4, noon of 23 May|^Turn 4 of 4/);
  const charts = page.getByRole('application');
  await expect(charts).toHaveCount(2);
  await turn.press('Home');
  await expect(turn).toHaveAttribute('aria-valuetext', 'Before the first turn');
  await turn.press('ArrowRight');
  await expect(turn).toHaveAttribute('aria-valuetext', /^Turn 1 of 4, night of 22 May/);

  const boxes = () => page.locator('.chart > svg').evaluateAll((all) => all.map((svg) => svg.getAttribute('viewBox')));
  const before = await boxes();
  await page.keyboard.press('+');
  await expect.poll(boxes).not.toEqual(before);
  const [one, other] = await boxes();
  expect(one).toBe(other);
  await expect.poll(() => page.locator('.chart > svg text').count()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Play the match' }).click();
  await expect(turn).toHaveAttribute('aria-valuetext', /^Turn 4 of 4/, { timeout: 8_000 });

  await page.getByRole('button', { name: 'Final account' }).click();
  const account = page.getByRole('complementary', { name: 'Final account' });
  await expect(account).toContainText('Bismarck was sunk');
  await expect(account).toContainText('Nothing is counted');
  await expect(account.getByRole('button', { name: /CB-4.3a/ }).first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is shut out of the chart: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await be(page, 'Ada');
    await visit(page, `/table/${(await makeTable(page, RAIDER)).id}`);
    await tray(page).getByRole('button', { name: /^KG 1/ }).click();
    await asked(page, 'Orders for KG 1');
    await isWellMade(page);
    await visit(page, `/table/${(await recorded(page)).id}`);
    await page.getByRole('slider', { name: 'Turn', exact: true }).press('ArrowLeft');
    await isWellMade(page);
    await page.getByRole('button', { name: 'Final account' }).click();
    await isWellMade(page);
    await page.getByRole('button', { name: 'In words' }).click();
    await expect(page.getByRole('complementary', { name: 'In words' })).toContainText(/Bismarck/);
  });
}

/** Press what the guide marks, a button or a hex, until the chapter ends. */
async function follow(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: 'Begin the chapter again' });
  const [button, hex] = ['button.coached', 'path.coached'].map((what) => page.locator(what).first());
  await expect(async () => {
    for (const marked of [button, hex]) {
      if (!(await marked?.isVisible())) continue;
      await marked?.click({ timeout: 1_000, force: marked === hex });
      break;
    }
    await expect(end).toBeVisible({ timeout: 30 });
  }).toPass({ timeout: 60_000, intervals: [20] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a guided game by pressing what is marked', async ({ page }) => {
    await be(page, 'Ada');
    const answer = await page.request.post('/api/games/chase_of_the_bismarck/lessons/2', { headers: OURS });
    await visit(page, `/table/${((await answer.json()) as TableInfo).id}`);
    await follow(page);
    await expect(page.getByText('brought her to battle')).toBeVisible();
    await expect(page.locator('.log')).toContainText('3rd Destroyer Flotilla: closing, 4 zones');
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('orders, and the end of the match', async ({ page }) => {
    await be(page, 'Ada');
    await visit(page, `/table/${(await makeTable(page, RAIDER)).id}`);
    await tray(page).getByRole('button', { name: /^KG 1/ }).tap();
    await asked(page, 'Orders for KG 1');
    await isNarrow(page);
    // A finger sees where the course leads and what it costs, and sets it with the second tap.
    await page.getByRole('button', { name: 'Set a course at cruising speed' }).tap();
    await asked(page, 'choose a destination');
    await tapHex(page, 'F28');
    await expect(page.locator('.explain')).toContainText('There in turn 3');
    await expect(page.getByRole('button', { name: 'Steer for F28', exact: true })).toBeVisible();
    await asked(page, 'choose a destination');
    await tapHex(page, 'F28');
    await asked(page, /7 units without orders/);
    // Two fingers that part enlarge the chart, and press nothing.
    const before = await boxOf(page);
    await pinch(page, 30, 75);
    await expect.poll(async () => Math.round((100 * before.width) / (await boxOf(page)).width)).toBe(250);
    await asked(page, /7 units without orders/);
    await given(page).getByRole('button').tap();
    await asked(page, /8 units without orders/);
    await visit(page, `/table/${(await recorded(page)).id}`);
    // One chart at a time, or both, one above the other.
    await expect(page.getByRole('application')).toHaveCount(1);
    await page.getByRole('button', { name: 'Both charts' }).tap();
    await expect(page.getByRole('application')).toHaveCount(2);
    for (const chart of await page.getByRole('application').all()) await expect(chart).toBeInViewport({ ratio: 1 });
    await isNarrow(page);
    await page.getByRole('button', { name: 'Final account' }).tap();
    await expect(page.getByText('Nothing is counted')).toBeVisible();
    // With the text at twice its size everything can still be reached.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const board = page.locator('.reveal');
    expect(await board.evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Allies', exact: true }).tap();
    await expect(page.getByRole('application', { name: /The Allied chart/ })).toBeVisible();
    await isNarrow(page);
  });
});
