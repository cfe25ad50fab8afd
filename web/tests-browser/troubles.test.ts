import { expect, test } from './server';

// The browser itself reports a failed request on the console: these tests expect it.
test.use({ expectedFaults: /status of (404|500)/ });

test('a wrong address is explained in the reader’s language', async ({ page }) => {
  const answer = await page.goto('/harbour/12');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing lies at this position');
  await expect(page.getByText('/harbour/12')).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four naval games, one table');
});

test('a server that fails can be asked again', async ({ page }) => {
  await page.route('/api/games', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.unroute('/api/games');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/can be played here/)).toBeVisible();
});
