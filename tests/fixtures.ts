import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { requestsFile } from '../scripts/browser-tests/test-identity.ts';
import { startTestServer, type TestServer } from '../scripts/browser-tests/test-server.ts';

interface WorkerFixtures {
  /** The built server, one for each worker: what it is asked for belongs to the test that runs. */
  server: TestServer;
}

interface Fixtures {
  /** Writes down the requests of the test where `RECORD_REQUESTS` names a folder. */
  recordedRequests: undefined;
  /** Console errors that a whole group provokes on purpose; every other one fails a test. */
  expectedErrors: RegExp[];
  /** The same said from inside a test. */
  expectErrors: (...errors: RegExp[]) => void;
  quietConsole: RegExp[];
}

/**
 * Said by Chromium itself where a page is shown before the way over to it is ready, as on a busy
 * machine: it drops the movement, and the page is whole.
 */
const noMovement = /^Transition was aborted because of invalid state/;

/** Playwright's test, which an unexpected console error or an uncaught exception fails. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use, { parallelIndex }) => {
      const server = await startTestServer(`test-results/e2e-data/${parallelIndex}`);
      process.env['E2E_DATA_DIR'] = server.dataDir;
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  // Before the page, so that it ends after it and misses nothing.
  recordedRequests: [
    async ({ server }, use, { project, titlePath }) => {
      await use(undefined);
      const folder = process.env['RECORD_REQUESTS'];
      const requests = await server.takeRequests();
      if (folder === undefined) return;
      const [file = '', ...titles] = titlePath;
      mkdirSync(folder, { recursive: true });
      const name = requestsFile({ project: project.name, file, titles });
      writeFileSync(`${folder}/${name}`, JSON.stringify(requests));
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      // A group's list serves all of its tests: each may add to a copy.
      const expected = [...expectedErrors];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      };
      const onError = ({ message }: Error) => {
        if (!noMovement.test(message)) errors.push(message);
      };
      page.on('console', onConsole);
      page.on('pageerror', onError);
      await use(expected);
      // A page that is kept for the next test says the next one's errors to that.
      page.off('console', onConsole);
      page.off('pageerror', onError);
      const surprising = errors.filter((text) => !expected.some((item) => item.test(text)));
      expect(surprising, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  expectErrors: async ({ quietConsole }, use) => {
    await use((...errors) => {
      quietConsole.push(...errors);
    });
  },
});

export { expect };
