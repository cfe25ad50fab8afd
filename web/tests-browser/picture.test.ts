import { join } from 'node:path';
import { be } from './people';
import { expect, test } from './server';

const OURS = ['kaisers_pirates', 'chase_of_the_bismarck'];
const DOCS = join(import.meta.dirname, '..', '..', 'docs');

test('the first page for the README @picture', async ({ page }) => {
  await page.setViewportSize({ width: 940, height: 774 });
  // Without the games that are there for the tests.
  await page.route('**/api/games', async (route) => {
    const response = await route.fetch();
    const games = (await response.json()) as { id: string }[];
    await route.fulfill({ response, json: games.filter((game) => OURS.includes(game.id)) });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  await page.screenshot({ path: join(DOCS, 'picture-home.png') });
});

test('a table for the README @picture', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 960 });
  await be(page, 'Ada');
  await page.goto('/');
  const game = page.getByRole('article').filter({ hasText: 'The Kaiser’s Pirates' });
  await game.getByRole('button', { name: 'Learn it by playing' }).click();
  // The prepared dice show the same on every day: the enemy hunts, and a reaction is at hand.
  await expect(async () => {
    const onward = page.getByRole('button', { name: 'Next chapter' }).or(page.locator('button.coached'));
    if (!(await page.getByText('Do you react?').isVisible())) await onward.first().click({ timeout: 500 });
    await expect(page.getByText('Do you react?')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await page.getByRole('button', { name: 'No', exact: true }).hover();
  await expect(page.locator('.explain .card')).toBeVisible();
  await page.screenshot({ path: join(DOCS, 'picture-table.png') });
});
