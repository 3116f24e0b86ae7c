import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { requestsFile } from '../scripts/browser-tests/test-identity.ts';
import { startTestServer, type TestServer } from '../scripts/browser-tests/test-server.ts';

interface WorkerFixtures {
  /** Further settings of the server. Tests with some are `@uncached`: responses are hashed without. */
  serverEnv: Readonly<Record<string, string>>;
  /** The built server, one per worker: its requests are those of the running test. */
  server: TestServer;
}

interface Fixtures {
  /** Records the requests of the test in the folder that `RECORD_REQUESTS` names, if it is set. */
  recordedRequests: undefined;
  /** Console errors that all tests of a group provoke on purpose; any other fails the test. */
  expectedErrors: RegExp[];
  /** Adds expected errors within a test. */
  expectErrors: (...errors: RegExp[]) => void;
  quietConsole: RegExp[];
}

/**
 * Message of Chromium when a page is shown before its view transition is ready, as on a busy
 * machine: the transition is skipped, and the page is complete.
 */
const skippedTransition = /^Transition was aborted because of invalid state/;

/** Playwright's test, failing on an unexpected console error or an uncaught exception. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use, { parallelIndex }) => {
      const dataDir = `test-results/e2e-data/${parallelIndex}`;
      const server = await startTestServer(dataDir, { env: serverEnv });
      process.env['E2E_DATA_DIR'] = server.dataDir;
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  // Set up before the page, so that it is torn down after it and records all requests.
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
      // A copy, because all tests of a group share the list.
      const expected = [...expectedErrors];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      };
      const onError = ({ message }: Error) => {
        if (!skippedTransition.test(message)) errors.push(message);
      };
      page.on('console', onConsole);
      page.on('pageerror', onError);
      await use(expected);
      // A page may be reused by the next test, whose errors are not reported here.
      page.off('console', onConsole);
      page.off('pageerror', onError);
      const unexpected = errors.filter((text) => !expected.some((item) => item.test(text)));
      expect(unexpected, 'console errors').toEqual([]);
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
