import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { be, post, visit } from './people';
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
