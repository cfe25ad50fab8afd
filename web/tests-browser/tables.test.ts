import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { NewTable } from '../src/lib/protocol';
import { be, join, makeTable, person, post, prompt, seeTable, visit } from './people';
import { expect, test } from './server';

const FOR_TWO: NewTable = { game: 'cutlass', seats: [{ kind: 'me' }, { kind: 'open' }] };
const AGAINST_A_BOT: Omit<NewTable, 'game'> = { seats: [{ kind: 'me' }, { kind: 'bot', name: 'random' }], start: true };

/** The client fetches what is not on the screen in idle time: here there is none. */
const beNeverIdle = (page: Page): Promise<unknown> => page.addInitScript(() => (window.requestIdleCallback = () => 0));

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Give up …' }).click();
  await page.getByRole('button', { name: 'Yes, I give up' }).click();
}

test('after the end: the same again, on from the middle, and the journal', async ({ page, browser, baseURL }) => {
  await be(page, 'Ada');
  const other = await person(browser, baseURL ?? '', 'Bo');
  const table = await makeTable(page, FOR_TWO);
  await join(other, table);
  const connected = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await visit(other, '/');
  await connected;
  await post(page, `/api/tables/${table.id}/start`);
  // Wherever Bo is, Bo hears of it.
  await other.getByRole('link', { name: 'cutlass begins' }).click();
  await visit(page, `/table/${table.id}`);
  await Promise.all([seeTable(page), seeTable(other)]);
  await page.getByRole('button', { name: 'Pass' }).click();
  await giveUp(other);
  await expect(prompt(page)).toContainText('Bo has given up.');

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('is expected')).toBeVisible();
  await other.getByRole('button', { name: 'To the new game' }).click();
  await expect(other.getByText('The host starts it.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([seeTable(page), seeTable(other)]);

  await visit(page, `/table/${table.id}`);
  await page.getByRole('button', { name: 'Earlier', exact: true }).click();
  await expect(page.getByText(/You look back/)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the journal' }).click();
  const journal = readFileSync(await (await coming).path());
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Seat 2' }).selectOption('A bot');
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page).not.toHaveURL(new RegExp(table.id));
  await seeTable(page);
  await expect(prompt(page)).not.toContainText('The game is over');

  await visit(page, '/lobby');
  await page
    .getByLabel('Open a journal file')
    .setInputFiles({ name: 'match.wgage', mimeType: 'application/jsonl', buffer: journal });
  await expect(prompt(page)).toContainText('The game is over');
  await other.context().close();
});

test('what all must agree to is offered, refused, withdrawn and agreed', async ({ page, browser, baseURL }) => {
  await be(page, 'Ada');
  const other = await person(browser, baseURL ?? '', 'Bo');
  const table = await makeTable(page, FOR_TWO);
  await join(other, table);
  await post(page, `/api/tables/${table.id}/start`);
  await Promise.all([visit(page, `/table/${table.id}`), visit(other, `/table/${table.id}`)]);
  const offer = async (one: Page, name: string): Promise<void> => {
    await one.getByRole('button', { name: 'More' }).click();
    await one.getByRole('button', { name }).click();
  };

  await offer(page, 'Offer a draw');
  await expect(page.getByText('You offer a draw. Waiting for Bo')).toBeVisible();
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Bo declines the draw.')).toBeVisible();

  await offer(other, 'Propose to break off');
  await expect(page.getByText('Bo proposes to break off.')).toBeVisible();
  await other.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Bo withdraws that.')).toBeVisible();

  // Whoever is away finds it when they are back; moves do not take it away.
  await visit(other, '/lobby');
  await offer(page, 'Offer a draw');
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByText('Waiting for Bo (away)')).toBeVisible();
  await visit(other, `/table/${table.id}`);
  await other.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, other]) await expect(prompt(one)).toContainText('All agreed to a draw.');
  await other.context().close();
});

test('a seat is kept for somebody, with a clock that rests at night', async ({ page, browser, baseURL }) => {
  const name = `Cy ${Date.now() % 100_000}`;
  const other = await person(browser, baseURL ?? '', 'Cy');
  await post(other, '/api/me/account', { name, password: 'rule britannia' });
  await be(page, 'Ada');
  await visit(page, '/new/cutlass');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('Kept for somebody');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Clock' }).selectOption('Days for each move');
  await page.getByRole('checkbox', { name: 'The clock rests' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('3 days a move, 18:00 to 23:00')).toBeVisible();

  await visit(other, '/lobby');
  await other.getByRole('article').filter({ hasText: 'Ada' }).getByRole('button', { name: 'Sit down' }).click();
  await expect(other.getByText('The host starts it.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await seeTable(other);
  await other.context().close();
});

test('a table that was set up by link is found by its link alone', async ({ page, browser, baseURL }) => {
  await be(page, 'Ada');
  const table = await makeTable(page, { ...FOR_TWO, public: false });
  const other = await person(browser, baseURL ?? '', 'Eve');
  await visit(other, '/lobby');
  await expect(other.getByText('Looking for tables')).toHaveCount(0);
  await expect(other.locator(`a[href="/table/${table.id}"]`)).toHaveCount(0);
  await visit(page, `/table/${table.id}`);
  const link = await page.getByRole('textbox', { name: 'The table’s link' }).inputValue();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByText('Eve', { exact: true })).toBeVisible();
  // Guests say here who they are.
  await other.getByRole('textbox', { name: 'Your name' }).fill('Evelyn');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Evelyn', { exact: true })).toBeVisible();
  await other.context().close();
});

test('a bot takes a seat over, and gives it back', async ({ page, browser, baseURL }) => {
  await be(page, 'Ada');
  const other = await person(browser, baseURL ?? '', 'Bo');
  const table = await makeTable(page, FOR_TWO);
  await join(other, table);
  await post(page, `/api/tables/${table.id}/start`);
  await visit(page, `/table/${table.id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(prompt(page)).toContainText('A bot plays for you.');
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(prompt(page)).not.toContainText('A bot plays for you.');
  await expect(page.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await other.context().close();
});

test('older tables come when they are asked for', async ({ page }) => {
  await be(page, 'Ada');
  const [old, fresh] = [await makeTable(page, FOR_TWO), await makeTable(page, FOR_TWO)];
  // As if a page had no more than one table.
  await page.route('**/api/tables?state=open', async (route) => {
    const link = `</api/tables?state=open&after=${String(fresh.created)}-${fresh.id}>; rel="next"`;
    await route.fulfill({ json: [fresh], headers: { link } });
  });
  await page.route('**/api/tables?mine=true', (route) => route.fulfill({ json: [] }));
  await visit(page, '/lobby');
  await page.getByRole('button', { name: /^Open \d/ }).click();
  await expect(page.locator(`a[href="/table/${fresh.id}"]`).first()).toBeVisible();
  await expect(page.locator(`a[href="/table/${old.id}"]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show older tables' }).click();
  await expect(page.locator(`a[href="/table/${old.id}"]`).first()).toBeVisible();
  await expect(page.locator(`a[href="/table/${fresh.id}"]`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show older tables' })).toHaveCount(0);
});

for (const [game, most, what] of [
  ['', 50_000, 'the lobby'],
  ['cutlass', 90_000, 'a table without a board of its own'],
  ['kaisers_pirates', 90_000, 'a table of The Kaiser’s Pirates'],
  ['chase_of_the_bismarck', 90_000, 'a table of The Chase of the Bismarck'],
] as const) {
  test(`little is loaded for ${what}`, async ({ page }) => {
    await beNeverIdle(page);
    await be(page, 'Ada');
    const table = game && (await makeTable(page, { game, ...AGAINST_A_BOT }));
    await page.goto(table ? `/table/${table.id}` : '/lobby', { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(most);
  });
}

test('what is not on the screen at first comes when it is asked for, and the focus with it', async ({ page }) => {
  await beNeverIdle(page);
  await be(page, 'Ada');
  const table = await makeTable(page, { game: 'cutlass', ...AGAINST_A_BOT });
  await visit(page, `/table/${table.id}`);
  await seeTable(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeFocused();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('a part that could not be fetched is fetched when somebody asks again', async ({ page }) => {
    await beNeverIdle(page);
    await be(page, 'Ada');
    const table = await makeTable(page, { game: 'cutlass', ...AGAINST_A_BOT });
    await visit(page, `/table/${table.id}`);
    await seeTable(page);
    await page.route('**/assets/Panel-*.js', (route) => route.abort());
    await page.getByRole('tab', { name: 'Chat' }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('alert')).toContainText('The server does not answer.');
    await page.unroute('**/assets/Panel-*.js');
    await panel.getByRole('button', { name: 'Ask again' }).click();
    await expect(panel.getByRole('textbox')).toBeVisible();
  });
});
