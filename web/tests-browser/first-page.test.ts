import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './server';

const GAMES = ['Captain’s Log', 'The Chase of the Bismarck', 'Flying Colors', 'The Kaiser’s Pirates'];
const PINNACE = {
  id: 'flying_colors',
  editions: [],
  scenarios: [
    { id: 'nile', seats: [2] },
    { id: 'trafalgar', seats: [2, 3] },
  ],
  lessons: [],
};

test('it shows the four games', async ({ page }) => {
  await page.goto('/');
  for (const name of GAMES) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('it offers what the server has, and only that', async ({ page }) => {
  await page.route('/api/games', (route) => route.fulfill({ json: [PINNACE] }));
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Flying Colors' });
  await expect(card.getByRole('button', { name: 'Play: Flying Colors' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Set up a table' })).toHaveAttribute('href', '/new/flying_colors');
  await expect(card.getByText('2 to 3 players · 2 scenarios')).toBeVisible();
  await expect(page.getByText('One game can be played here.')).toBeVisible();
  await expect(page.getByText('Not on this server yet')).toHaveCount(3);
});

test('the language changes without a reload and is remembered', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four naval games, one table');
  await page.evaluate(() => (document.body.dataset['same'] = 'page'));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuatro juegos navales, una mesa');
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('Italiano');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quattro giochi navali, un tavolo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quattro giochi navali, un tavolo');
});

test.describe('a reader whose browser asks for Spanish', () => {
  test.use({ locale: 'es-AR' });
  test('reads Spanish', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuatro juegos navales, una mesa');
  });
});

test('dark colours can be chosen and are remembered', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const light = await paper();
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  expect(await paper()).not.toBe(light);
  await page.reload();
  await page.getByRole('button', { name: 'Use light colours' }).click();
  expect(await paper()).toBe(light);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is shut out: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.route('/api/games', (route) => route.fulfill({ json: [PINNACE] }));
    await page.goto('/');
    await expect(page.getByText('Not on this server yet').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map((one) => `${one.impact ?? ''} ${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`),
    ).toEqual([]);
  });
}

for (const locale of ['en', 'es', 'it']) {
  test.describe(() => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    test(`a small phone shows all of it: ${locale}`, async ({ page }) => {
      await page.route('/api/games', (route) => route.fulfill({ json: [PINNACE] }));
      await page.goto('/');
      await expect(page.locator('a[href="/new/flying_colors"]')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });
}

test('everything can be reached with the keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the first load is small', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
      .reduce((sum, size) => sum + size, 0),
  );
  expect(bytes).toBeLessThan(130_000);
});
