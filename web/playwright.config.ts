import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The system's own browser: nothing is downloaded for the tests.
const CHROMIUM = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
  .find((file) => existsSync(file));
if (CHROMIUM === undefined) throw new Error('Chromium was not found. Run: make test');

export default defineConfig({
  testDir: 'tests-browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  reporter: 'list',
  // A busy machine is slow, not broken; what fails once and passes once is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    colorScheme: 'light',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        // The sandbox does not work for root, which is who runs tests in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // The browser calls nobody of its own accord.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
