import AxeBuilder from '@axe-core/playwright';
import type { WebSocketRoute } from '@playwright/test';
import type { NewTable } from '../src/lib/protocol';
import { be, isOver, join, makeTable, mayPlay, person, playOn, post, press, prompt, seeTable, visit } from './people';
import { expect, test, watch } from './server';

const BRAWL: NewTable = { game: 'cutlass', seats: [{ kind: 'me' }, { kind: 'open' }] };
const WITH_BOT: NewTable = { game: 'cutlass', seats: [{ kind: 'me' }, { kind: 'bot', name: 'random' }], start: true };

test('two browsers play a whole match against each other', async ({ page, browser, baseURL, server }) => {
  test.setTimeout(90_000);
  const other = await person(browser, baseURL ?? '', 'Bo');
  const faults: string[] = [];
  watch(other, server, faults);

  await be(page, 'Ada');
  await visit(page, '/new/cutlass');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('It begins when every seat is taken.')).toBeVisible();

  await visit(other, '/lobby');
  await other.getByRole('article').filter({ hasText: 'Ada' }).first().getByRole('button', { name: 'Sit down' }).click();
  await expect(other.getByText('The host starts it.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([seeTable(page), seeTable(other)]);

  await playOn([page, other], 120, (step) => step);
  for (const one of [page, other]) {
    await expect(one.getByRole('heading', { name: 'The game is over' })).toBeVisible();
    await expect(one.getByRole('table').getByText('Ada')).toBeVisible();
  }
  await page.getByText('Were the dice fair?').click();
  await expect(page.getByRole('link', { name: 'Download the journal' })).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Who sits where').or(prompt(page))).toBeVisible();
  expect(faults).toEqual([]);
  await other.context().close();
});

test('a lost connection is found again, and the move that was on its way is played once', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/live', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await expect.poll(() => mayPlay(page)).toBe(true);
  const log = await page.locator('.log').innerText();
  await sockets.at(-1)?.close();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expect(page.getByText('Reconnecting')).toBeHidden();
  expect(await page.locator('.log').innerText()).toBe(log);
  expect(sockets.length).toBeGreaterThan(1);
  await press(page, 0);
  await expect(page.locator('.log')).not.toHaveText(log);
});

test('the address of a table can be loaded again in mid-game', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await expect.poll(() => mayPlay(page)).toBe(true);
  await press(page, 1);
  await expect.poll(async () => (await mayPlay(page)) || (await isOver(page))).toBe(true);
  const log = await page.locator('.log').innerText();
  await page.reload();
  await expect.poll(() => page.locator('.log').innerText()).toBe(log);
});

test('whoever looks on sees no hand', async ({ page, browser, baseURL }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await expect(page.getByRole('heading', { name: 'Your hand' })).toBeVisible();
  await expect(page.locator('section', { hasText: 'Your hand' }).getByRole('listitem').first()).toBeVisible();

  const other = await person(browser, baseURL ?? '', 'Eve');
  const frames: string[] = [];
  other.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await visit(other, `/table/${table.id}`);
  await seeTable(other);
  await expect(other.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
  await expect(other.locator('.move')).toHaveCount(0);
  const views = frames.filter((frame) => frame.includes('"sight"')).map((frame) => JSON.parse(frame) as object);
  expect(views.length).toBeGreaterThan(0);
  for (const sight of views) expect(sight).toMatchObject({ seat: null, view: { hand: [] } });
  await other.context().close();
});

test('real dice are typed', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, { ...WITH_BOT, dice: 'typed' });
  await visit(page, `/table/${table.id}`);
  const dice = page.getByRole('button', { name: 'd6 shows 5' });
  for (let step = 0; step < 12 && !(await dice.isVisible()); step += 1) {
    if (await mayPlay(page)) await press(page, 0);
    await page.waitForTimeout(100);
  }
  await dice.click();
  await page.getByRole('button', { name: 'So they lie' }).click();
  await expect(
    page
      .getByText('Roll the dice on your table')
      .or(page.getByRole('img', { name: 'd6: 5' }))
      .first(),
  ).toBeVisible();
});

test('one screen for two: a curtain between them', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, { game: 'cutlass', seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  await visit(page, `/table/${table.id}`);
  await expect(page.getByRole('heading', { name: 'Ada 1 is next' })).toBeVisible();
  await expect(page.getByText('Your hand')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ada 1' }).click();
  await expect(page.getByText('Your hand')).toBeVisible();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByRole('heading', { name: 'Ada 2 is next' })).toBeVisible();
  await expect(page.getByText('Your hand')).toHaveCount(0);
});

test('whoever sits down is sent what the seat sees, and no more what beside it is seen', async ({
  page,
  browser,
  baseURL,
}) => {
  await be(page, 'Ada');
  const table = await makeTable(page, BRAWL);
  const other = await person(browser, baseURL ?? '', 'Bo');
  const frames: string[] = [];
  other.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await visit(other, `/table/${table.id}`);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(other.getByText('The host starts it.')).toBeVisible();
  await post(page, `/api/tables/${table.id}/start`);
  await seeTable(other);
  const sights = frames
    .map((frame) => JSON.parse(frame) as { type: string; seat?: number | null })
    .filter(({ type }) => type === 'sight');
  expect(sights.length).toBeGreaterThan(0);
  for (const sight of sights) expect(sight).toMatchObject({ seat: 1 });
  await other.context().close();
});

test('talk is shown as it was typed, a move is taken back, the past is looked at', async ({
  page,
  browser,
  baseURL,
}) => {
  await be(page, 'Ada');
  const other = await person(browser, baseURL ?? '', 'Bo');
  const table = await makeTable(page, BRAWL);
  await join(other, table);
  await page.request.post(`/api/tables/${table.id}/start`, { headers: { 'X-Weathergage': '1' } });
  await Promise.all([visit(page, `/table/${table.id}`), visit(other, `/table/${table.id}`)]);

  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill('<b>Ahoy</b>');
  await page.keyboard.press('Enter');
  await other.getByRole('tab', { name: 'Chat' }).click();
  await expect(other.getByText('<b>Ahoy</b>')).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox').fill('Bo bluffs');
  await expect(page.getByText('Kept.')).toBeVisible();

  for (const one of [page, other]) await one.getByRole('tab', { name: 'Log' }).click();
  await playOn([page, other], 3, () => 0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Ask to take a move back' }).click();
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('asks to take a move back')).toHaveCount(0);

  await page.getByRole('button', { name: 'Earlier', exact: true }).click();
  await expect(page.getByText(/You look back/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/You look back/)).toHaveCount(0);
  await other.context().close();
});

test('all of it works with the keyboard alone', async ({ page }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, WITH_BOT);
  await visit(page, `/table/${table.id}`);
  await expect.poll(() => mayPlay(page)).toBe(true);
  const log = await page.locator('.log').innerText();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.classList.contains('move'))) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).not.toHaveText(log);
  await page.keyboard.press('r');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeFocused();
  await page.keyboard.type('parry');
  await expect(page.locator('#panel').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Rules' }).focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
});

for (const [name, path] of [
  ['the lobby', '/lobby'],
  ['setting up a table', '/new/cutlass'],
] as const) {
  test(`nobody is shut out of ${name}`, async ({ page }) => {
    await be(page, 'Ada');
    await makeTable(page, BRAWL);
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Looking for tables')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test('a guest makes an account, and is found again', async ({ page }) => {
  await be(page, 'Ada');
  await visit(page, '/lobby');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('button', { name: 'Make an account' }).first().click();
  const name = `Ada ${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill('rule britannia');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name }).click();
  await page.getByText('Where you are logged in').click();
  await expect(page.getByText('here', { exact: true })).toBeVisible();
  await page.getByText('A token for programs').click();
  await page.getByRole('button', { name: 'Show a new token' }).click();
  await expect(page.locator('dialog code')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});
