import { join } from 'node:path';
import { be } from './people';
import { expect, test } from './server';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

test('the first page for the README @picture', async ({ page }) => {
  await page.setViewportSize({ width: 940, height: 774 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  await page.screenshot({ path: join(DOCS, 'picture-home.png') });
});

test('a table for the README @picture', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 960 });
  await be(page, 'Ada');
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn it by playing' }).first().click();
  // The prepared dice show the same on every day: the enemy hunts, and a reaction is at hand.
  await expect(async () => {
    if (!(await page.getByText('Do you react?').isVisible()))
      await page.locator('button.coached').first().click({ timeout: 500 });
    await expect(page.getByText('Do you react?')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await page.getByRole('button', { name: 'No', exact: true }).hover();
  await expect(page.locator('.explain .card')).toBeVisible();
  await page.screenshot({ path: join(DOCS, 'picture-table.png') });
});
