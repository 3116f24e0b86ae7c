import { defineConfig } from 'vitest/config';
import { slowness } from './scripts/slowness.ts';

/** Small tests beside the sources; built pages; the server with real databases and real kills; parts taken home. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{src,server,scripts,integrations,art}/**/*.test.{ts,tsx}',
            'tests/budgets/**/*.test.ts',
            'site.config.test.ts',
          ],
          environment: 'node',
          // Some grow with the content; a limit that a busy machine can reach says nothing.
          testTimeout: 120_000 * slowness,
          hookTimeout: 120_000 * slowness,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          // Reads all pages of dist/: some seconds, more on a busy machine.
          testTimeout: 300_000 * slowness,
          hookTimeout: 300_000 * slowness,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/reliability/**/*.test.ts'],
          // Limits end what hangs; they are far from what a busy machine needs.
          testTimeout: 900_000 * slowness,
          hookTimeout: 300_000 * slowness,
          expect: { poll: { timeout: 120_000 * slowness } },
          // One file at a time: the kill tests load the machine on purpose.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'take-home',
          include: ['tests/take-home/**/*.test.ts'],
          // Fresh projects with their packages, built, and every home seen twice: five minutes each at most,
          // and four times that on a busy machine.
          testTimeout: 1_200_000 * slowness,
          hookTimeout: 120_000 * slowness,
        },
      },
    ],
  },
});
