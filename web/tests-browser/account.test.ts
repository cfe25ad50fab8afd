import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { be, makeTable, post, visit } from './people';
import { expect, test } from './server';

const PASSWORD = 'rule britannia';

async function beSomebody(page: Page): Promise<string> {
  await be(page, 'Ada');
  const name = `Ada ${Date.now() % 1_000_000}`;
  expect((await post(page, '/api/me/account', { name, password: PASSWORD })).ok()).toBe(true);
  return name;
}

test('notices are chosen, and kept', async ({ page }) => {
  const name = await beSomebody(page);
  await visit(page, '/lobby');
  await page.getByRole('button', { name }).click();
  await page.getByText('Notices', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Webhook: Your turn' }).check();
  await page.getByRole('textbox', { name: 'Address of the webhook' }).fill('https://example.org/hook');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await page.getByRole('group').filter({ hasText: 'Notices' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const kept = await page.request.get('/api/me/notices');
  expect(await kept.json()).toMatchObject({ webhook: ['turn'], webhook_url: 'https://example.org/hook' });
});

/** A browser whose reader answers so when asked, and which keeps what it shows. */
async function answering(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((permission) => {
    const shown: unknown[] = [];
    class Shown {
      static permission = 'default';
      static requestPermission = (): Promise<string> => Promise.resolve((Shown.permission = permission));
      onclick = (): void => undefined;
      constructor(title: string, options: object) {
        shown.push(Object.assign(this, { title, ...options }));
      }
      close = (): void => void shown.splice(0);
    }
    Object.assign(window, { Notification: Shown, shown });
    Object.defineProperty(document, 'visibilityState', { get: () => document.body.dataset['sight'] ?? 'visible' });
  }, answer);
}

async function turnAway(page: Page, sight: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    document.body.dataset['sight'] = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, sight);
}

const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shown: { body: string }[] }).shown.map(({ body }) => body));

test('the browser calls whoever looks elsewhere, and nobody else', async ({ page }) => {
  await answering(page, 'granted');
  await be(page, 'Ada');
  await visit(page, '/lobby');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByText('Notices', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Browser: Your turn' }).check();
  await page.keyboard.press('Escape');
  const begin = () => makeTable(page, { game: 'cutlass', seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  await begin();
  await expect(page.getByRole('link', { name: 'cutlass: your turn' })).toBeVisible();
  expect(await told(page)).toEqual([]);

  await turnAway(page, 'hidden');
  const table = await begin();
  await expect.poll(() => told(page)).toEqual(['cutlass: your turn']);
  await page.evaluate(() => (window as unknown as { shown: { onclick: () => void }[] }).shown[0]?.onclick());
  await expect(page).toHaveURL(new RegExp(table.id));
  await begin();
  await expect.poll(() => told(page)).toEqual(['cutlass: your turn']);
  await turnAway(page, 'visible');
  expect(await told(page)).toEqual([]);
});

test('a browser that may not call says so', async ({ page }) => {
  await answering(page, 'denied');
  await be(page, 'Ada');
  await visit(page, '/lobby');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByText('Notices', { exact: true }).click();
  const wish = page.getByRole('checkbox', { name: 'Browser: Your turn' });
  await wish.click();
  await expect(page.getByText('This browser does not allow it.')).toBeVisible();
  await expect(wish).not.toBeChecked();
});

test('whoever goes for good leaves nothing', async ({ page }) => {
  const name = await beSomebody(page);
  await visit(page, '/lobby');
  await page.getByRole('button', { name }).click();
  await page.getByText('Go for good …').click();
  const leaving = page.getByRole('group').filter({ hasText: 'Go for good' });
  await leaving.getByLabel('Password').fill(PASSWORD);
  await leaving.getByRole('button', { name: 'Yes, delete all of it' }).click();
  await expect(page.getByText('All of it is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  expect((await post(page, '/api/me/login', { name, password: PASSWORD })).status()).toBe(401);
});

test.describe('a forgotten password', () => {
  // The browser itself reports the refused request on the console.
  test.use({ expectedFaults: /status of 404/ });

  test('is chosen anew with the link of a mail, once', async ({ page }) => {
    await page.goto('/reset/used-before');
    await page.getByLabel('New password').fill('hearts of oak');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has been used already');
    await page.route('/api/me/reset/finish', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('The password is changed. Log in with it.')).toBeVisible();
  });
});
