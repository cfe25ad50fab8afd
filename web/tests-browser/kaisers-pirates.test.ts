import AxeBuilder from '@axe-core/playwright';
import type { Page, WebSocketRoute } from '@playwright/test';
import type { NewTable } from '../src/lib/protocol';
import {
  be,
  beAskedAlways,
  join,
  makeTable,
  mayPlay,
  person,
  playByItself,
  playOn,
  post,
  press,
  prompt,
  seeTable,
  visit,
} from './people';
import { expect, test, watch } from './server';

/** Most cards set aside: short rounds, and everything still happens. */
const SHORT = { game: 'kaisers_pirates', options: { set_aside: 84 } };
const WITH_BOT: NewTable = { ...SHORT, seats: [{ kind: 'me' }, { kind: 'bot', name: 'random' }], start: true };

test.beforeEach(({ page }) => beAskedAlways(page));

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
  await beAskedAlways(other);
  const table = await makeTable(page, { ...SHORT, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await join(other, table);
  await post(page, `/api/tables/${table.id}/start`);
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

for (const [what, form, end] of [
  [
    'alone against the phantom',
    { game: 'kaisers_pirates', scenario: 'solitaire', options: { set_aside: 75 }, seats: [{ kind: 'me' }] },
    /wins\./,
  ],
  ['two at one screen', { ...SHORT, seats: [{ kind: 'me' }, { kind: 'me' }] }, /Ada [12] wins\./],
] as [string, NewTable, RegExp][]) {
  test(`${what}: a whole match by clicking`, async ({ page }) => {
    test.setTimeout(120_000);
    await be(page, 'Ada');
    const table = await makeTable(page, { ...form, start: true });
    await visit(page, `/table/${table.id}`);
    await playByItself(page, 3);
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible({ timeout: 100_000 });
    await expect(prompt(page)).toContainText('wins.');
    await expect(page.getByRole('region', { name: 'The game is over' })).toContainText(end);
  });
}

test('between two at one screen nobody’s hand is in the page', async ({ page }) => {
  await be(page, 'Ada');
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const table = await makeTable(page, { ...SHORT, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  await visit(page, `/table/${table.id}`);
  await expect(page.getByRole('heading', { name: /is next/ })).toBeVisible();
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand).toHaveCount(0);
  expect(hands(frames)).toEqual([[]]);
  await page.getByRole('button', { name: /^I am Ada/ }).click();
  await expect(hand).toBeVisible();
  // Each of them is asked always: there is nobody to hesitate for.
  await expect(page.getByLabel('Reactions')).toHaveCount(0);
});

test('whoever looks on sees no hand', async ({ page, browser, baseURL }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  const other = await person(browser, baseURL ?? '', 'Eve');
  const frames: string[] = [];
  other.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await visit(other, `/table/${table.id}`);
  await expect(other.getByRole('region', { name: 'Force of Ada' })).toBeVisible();
  await reach(page, 'Put down the cards');
  await page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'British forces', exact: true }).click();
  await expect(other.getByText('face down').first()).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  const seen = hands(frames);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.flat()).toEqual([]);
  await other.context().close();
});

/** The hands that stood in what the server sent. */
const hands = (frames: readonly string[]): unknown[][] =>
  frames
    .map((frame) => JSON.parse(frame) as { type: string; view?: { hand?: unknown[] } })
    .flatMap((said) => (said.type === 'sight' && said.view?.hand ? [said.view.hand] : []));

test('a reload and a lost connection do no harm in mid-reaction', async ({ page }) => {
  test.setTimeout(60_000);
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/live', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await reach(page, 'Do you react?');
  const log = await page.locator('.log').innerText();
  const asked = await prompt(page).locator('.words').innerText();
  await page.reload();
  await expect(prompt(page).locator('.words')).toHaveText(asked);
  expect(await page.locator('.log').innerText()).toBe(log);
  await sockets.at(-1)?.close();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  // What is pressed meanwhile is kept, and played when the connection is back.
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Reconnecting')).toBeHidden();
  await expect.poll(() => page.locator('.log').innerText()).not.toBe(log);
});

test('whoever holds nothing that fits is not asked, and answers no sooner than others', async ({ page }) => {
  await page.clock.install();
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.reload();
  await page.getByLabel('Reactions').selectOption('only if I hold a card');
  const quiet = prompt(page).getByText('You hold no card for this.');
  // From here on time goes on only where the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await expect(async () => {
    if (!(await quiet.isVisible()) && (await mayPlay(page))) await press(page, 0);
    await page.clock.runFor(100);
    expect(await quiet.isVisible()).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [20] });
  await expect(page.locator('.prompt.mine')).toHaveCount(0);
  const passes = (): number => sent.filter((said) => said.includes('"play"') && said.includes('"Pass"')).length;
  const before = passes();
  await page.clock.runFor(500);
  expect(passes()).toBe(before);
  await page.clock.runFor(12_000);
  await expect.poll(passes).toBeGreaterThan(before);
});

test('all of it works with the keyboard alone', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await reach(page, 'Put down the cards');
  const hand = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
  await expect(hand).not.toHaveCount(0);
  const held = await hand.count();
  const tabTo = async (selector: string): Promise<void> => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Tab never came to ${selector}`);
  };
  await tabTo('.own button.lit');
  await page.keyboard.press('Enter');
  await expect(page.locator('.own button.chosen')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.own button.chosen')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await tabTo('.choices .move');
  await page.keyboard.press('Enter');
  await expect(hand).toHaveCount(held - 1);
  await page.keyboard.press('u');
  await expect(hand).toHaveCount(held);
  await page.locator('[data-piece^="ship:"][tabindex="-1"]').first().focus();
  await page.keyboard.press('?');
  await expect(page.locator('.explain .refusal, .explain .card')).toBeVisible();
});

test('a card is put down on its use, and taken up again', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await reach(page, 'Put down the cards');
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand.getByRole('button')).not.toHaveCount(0);
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

test('the first chapter of the guided game, pressing what beckons', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'The Kaiser’s Pirates' });
  await card.getByRole('button', { name: 'Learn it by playing' }).click();
  const guide = page.getByRole('region', { name: 'The guide' });
  await expect(guide).toContainText('Chapter 1 of 3');
  const next = guide.getByRole('button', { name: 'Next chapter' });
  await expect(async () => {
    await page
      .locator('button.coached')
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await expect(next).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await next.click();
  await expect(guide).toContainText('Chapter 2 of 3');
  // Whoever does something else is free to.
  await page.getByRole('button', { name: 'That is all' }).click();
  await expect(guide).toContainText('you sail on your own');
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
  // What the question cites may be a whole section: its first rule is shown, not its name alone.
  await prompt(page).getByRole('button', { name: 'Rule KP-3.2' }).click();
  await expect(page.locator('#panel li.cited').first()).toBeInViewport();
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

  for (const [way, viewport] of [
    ['upright', { width: 360, height: 740 }],
    ['on its side', { width: 740, height: 360 }],
  ] as const) {
    test(`four players, ${way}: hand, question and whoever is concerned are in sight`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await be(page, 'Ada');
      const bot = { kind: 'bot', name: 'random' } as const;
      const table = await makeTable(page, {
        game: 'kaisers_pirates',
        options: { set_aside: 70 },
        seats: [{ kind: 'me' }, bot, bot, bot],
        start: true,
      });
      await visit(page, `/table/${table.id}`);
      await reach(page, 'Put down the cards');
      const hand = page.getByRole('region', { name: 'Your hand' });
      const theirs = page.getByRole('region', { name: 'Force of Bot that guesses 2' });
      await expect(theirs.locator('[data-piece^="ship:"]')).not.toHaveCount(0);
      await expect(theirs.locator('[data-piece^="ship:"]').first()).toBeHidden();
      await hand.getByRole('button').first().tap();
      await expect(page.getByRole('region', { name: 'Force of Ada' }).locator('button.lit').first()).toBeInViewport();
      await expect(hand.getByRole('button').first()).toBeInViewport();
      await expect(prompt(page)).toBeInViewport({ ratio: 1 });
      await theirs.getByRole('button', { name: 'Ships' }).tap();
      await expect(theirs.locator('[data-piece^="ship:"]').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  }

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
