import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', '..');

/** Two small games come from the Python tests, to try the client on games that it has no board for. */
const TEST_GAMES = { PYTHONPATH: [join(ROOT, 'tests', 'server', 'games'), ROOT].join(delimiter) };

const QUICK = { WEATHERGAGE_BOT_PACE: '0', WEATHERGAGE_RATES: '0', WEATHERGAGE_AWAY: '0' };

interface Served {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the real server on a free port with an empty database. */
export async function start(port = 0, settings: Record<string, string> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'weathergage-'));
  const command = ['serve', '--port', String(port), '--db', join(folder, 'test.sqlite')];
  const server = spawn(join(ROOT, '.venv', 'bin', 'weathergage'), command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...TEST_GAMES, ...QUICK, ...settings },
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) return { url, stop };
  }
  await stop();
  throw new Error('the server did not start');
}

/** What a page complains of, and where else it asks. */
export function watch(page: Page, server: string, faults: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(server)) faults.push(`asked another host: ${request.url()}`);
  });
}

/** One server for each worker; each test watches what its page says and asks for. */
export const test = base.extend<{ watched: undefined; expectedFaults: RegExp | undefined }, { server: string }>({
  expectedFaults: [undefined, { option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { url, stop } = await start();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
  watched: [
    async ({ page, server, expectedFaults }, use) => {
      const faults: string[] = [];
      watch(page, server, faults);
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
