import { join } from 'node:path';
import { test } from './server';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

test('the first page for the README @picture', async ({ page }) => {
  await page.setViewportSize({ width: 940, height: 774 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  await page.screenshot({ path: join(DOCS, 'picture-home.png') });
});
