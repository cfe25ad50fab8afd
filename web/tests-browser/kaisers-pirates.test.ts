import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NewTable } from '../src/lib/protocol';
import { be, join, makeTable, mayPlay, person, playByItself, playOn, press, prompt, seeTable, visit } from './people';
import { expect, test, watch } from './server';

/** Most cards set aside: short rounds, and everything still happens. */
const SHORT = { game: 'kaisers_pirates', options: { set_aside: 84 } };
const WITH_BOT: NewTable = { ...SHORT, seats: [{ kind: 'me' }, { kind: 'bot', name: 'random' }], start: true };

/** Until a decision of the wanted kind is asked. */
async function reach(page: Page, words: string): Promise<void> {
  await expect(async () => {
    if (await prompt(page).getByText(words).isVisible()) return;
    if (await mayPlay(page)) await press(page, 0);
    expect(await prompt(page).getByText(words).isVisible()).toBe(true);
  }).toPass({ timeout: 25_000, intervals: [50] });
}

test('from a picture to an answered move in ten seconds', async ({ page }) => {
  await page.goto('/');
  const began = Date.now();
  await page.getByRole('button', { name: 'Play: The Kaiser’s Pirates' }).click();
  await seeTable(page);
  await expect(page).toHaveURL(/\/table\//);
  await expect.poll(() => mayPlay(page), { timeout: 10_000 }).toBe(true);
  expect(Date.now() - began).toBeLessThan(10_000);
});

test('two browsers play a whole match by clicking', async ({ page, browser, baseURL, server }) => {
  test.setTimeout(150_000);
  await be(page, 'Ada');
  const other = await person(browser, baseURL ?? '', 'Bo');
  const faults: string[] = [];
  watch(other, server, faults);
  const table = await makeTable(page, { ...SHORT, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await join(other, table);
  await page.request.post(`/api/tables/${table.id}/start`, { headers: { 'X-Weathergage': '1' } });
  await Promise.all([visit(page, `/table/${table.id}`), visit(other, `/table/${table.id}`)]);
  // The first turn as people play it, the rest as fast as it can be pressed.
  await playOn([page, other], 6, (step) => step);
  await Promise.all([playByItself(page, 1), playByItself(other, 2)]);
  for (const one of [page, other]) {
    await expect(one.getByRole('heading', { name: 'The game is over' })).toBeVisible({ timeout: 120_000 });
    await expect(one.getByText('Round points; in brackets')).toBeVisible();
  }
  expect(faults).toEqual([]);
  await other.context().close();
});

test('a card is put down on its use, and taken up again', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await reach(page, 'Put down the cards');
  const hand = page.getByRole('region', { name: 'Your hand' });
  const held = await hand.getByRole('button').count();
  await hand.getByRole('button').first().click();
  await page.getByRole('button', { name: 'British forces', exact: true }).click();
  await expect(hand.getByRole('button')).toHaveCount(held - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand.getByRole('button')).toHaveCount(held);

  // By dragging, onto an own ship.
  const mine = page.getByRole('region', { name: 'Force of Ada' });
  await hand.getByRole('button').first().dragTo(mine.locator('button.lit').first());
  await expect(hand.getByRole('button')).toHaveCount(held - 1);
  await page.keyboard.press('u');
  await expect(hand.getByRole('button')).toHaveCount(held);
});

test('whoever asks why not is shown the rule', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await reach(page, 'Put down the cards');
  await page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click();
  const theirs = page.getByRole('region', { name: 'Force of Bot that guesses' });
  await theirs.locator('button[data-piece^="ship:"]').first().click({ force: true });
  const rule = page.locator('.refusal').getByRole('button', { name: /^Rule KP-/ });
  await expect(rule).toBeVisible();
  await rule.click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#panel .cited').first()).toBeInViewport();
});

for (const [locale, words, label] of [
  ['es', 'Diario', 'Tu mano'],
  ['it', 'Diario', 'La tua mano'],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`the table speaks ${locale}, and changes without a reload`, async ({ page }) => {
      await be(page, 'Ada');
      const table = await makeTable(page, WITH_BOT);
      await visit(page, `/table/${table.id}`);
      await expect(page.getByRole('tab', { name: words })).toBeVisible();
      await expect(page.getByRole('region', { name: label })).toBeVisible();
      await page.getByRole('combobox', { name: /Idioma|Lingua/ }).selectOption('English');
      await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Round 1/ })).toBeVisible();
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is shut out of the table: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await be(page, 'Ada');
    const table = await makeTable(page, WITH_BOT);
    await visit(page, `/table/${table.id}`);
    await reach(page, 'Put down the cards');
    for (const tab of ['Rules', 'Pieces', 'Log']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.locator('#panel')).not.toContainText('Looking');
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('everything is within reach', async ({ page }) => {
    await be(page, 'Ada');
    const table = await makeTable(page, WITH_BOT);
    await visit(page, `/table/${table.id}`);
    await reach(page, 'Put down the cards');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.locator('.board').evaluate((board) => board.scrollWidth - board.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first();
    await card.tap();
    await expect(page.getByRole('group', { name: 'Your moves' })).toBeVisible();
    await page.getByRole('button', { name: 'Put it back' }).tap();
    await expect(prompt(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(page.locator('#panel')).toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.locator('#panel')).toBeHidden();
  });
});
