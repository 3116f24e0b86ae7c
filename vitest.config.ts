import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { leftOutTests } from './scripts/left-out-tests.ts';
import { timeoutScale } from './scripts/timeout-scale.ts';

/** Tests of samples that `site.config.ts` leaves out, and of the sample firm on a site of one's own. */
const leftOut = leftOutTests();

/** Code is tested with a configuration of its own, so that an owner's changes no result. */
const codeTests = {
  extends: true,
  resolve: {
    alias: [
      { find: /^(?:\.\.?\/)+site\.config\.ts$/, replacement: resolve('tests/site.config.ts') },
    ],
  },
} as const;

const unit = [
  '{src,server,scripts,integrations}/**/*.test.{ts,tsx}',
  'tests/conventions/**/*.test.ts',
  // Guards a file of the site, unlike the others of art.
  'art/manifest-text.test.ts',
];

/**
 * Matches tests that change state of the whole process: a window, module mocks, fake timers,
 * environment variables.
 */
const changesItsProcess =
  /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers)\b|\bprocess\.env\.\w+ = /;

/** Unit tests that need a process each. The others share one, which halves their time. */
const unitAlone = globSync(unit).filter(
  (file) => !leftOut.includes(file) && changesItsProcess.test(readFileSync(file, 'utf8')),
);

/** Server tests that load the machine on purpose or measure its memory; they run alone. */
const serverAlone = [
  ...['kill', 'limits', 'malformed', 'memory', 'one-visitor', 'restart', 'stalled-responses'],
].map((name) => `tests/reliability/${name}.test.ts`);

// Timeouts only end tests that hang: they are far above what a busy machine needs, which nothing
// has measured yet for these tests running alone.
const unitLimits = {
  testTimeout: 900_000 * timeoutScale,
  hookTimeout: 900_000 * timeoutScale,
  expect: { poll: { timeout: 300_000 * timeoutScale } },
};

/** Module that starts the PostgreSQL of the server tests. */
const globalSetup = ['tests/reliability/shared-postgres.ts'];

// Timeouts only end tests that hang; they are far above what a busy machine needs.
const serverLimits = {
  testTimeout: 900_000 * timeoutScale,
  hookTimeout: 300_000 * timeoutScale,
  expect: { poll: { timeout: 120_000 * timeoutScale } },
};

/**
 * Test projects: unit tests beside the sources, scenes of pictures, built pages, the server with real databases and
 * real kills, the ways to run the site in public, and registry items installed in other projects.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // All cores: by default Vitest leaves one free for a watching developer.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...codeTests,
        test: {
          ...unitLimits,
          name: 'unit',
          include: unit,
          exclude: [...unitAlone, ...leftOut],
          isolate: false,
        },
      },
      {
        ...codeTests,
        test: { ...unitLimits, name: 'unit-alone', include: unitAlone },
      },
      {
        extends: true,
        test: { ...unitLimits, name: 'art', include: ['art/**/!(manifest-text).test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          exclude: leftOut,
          // Reads all pages of dist/: some seconds, more on a busy machine.
          testTimeout: 300_000 * timeoutScale,
          hookTimeout: 300_000 * timeoutScale,
        },
      },
      {
        ...codeTests,
        test: {
          ...serverLimits,
          name: 'server',
          globalSetup,
          include: ['tests/reliability/**/*.test.ts'],
          exclude: serverAlone,
          // They wait for databases and mail servers that do not respond, for most of their time.
          maxWorkers: 2 * availableParallelism(),
        },
      },
      {
        ...codeTests,
        test: {
          ...serverLimits,
          name: 'server-alone',
          globalSetup,
          include: serverAlone,
          fileParallelism: false,
          // Runs after the other projects, not beside them.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...serverLimits,
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          exclude: leftOut,
          // All bundle the same server.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'installed-components',
          include: ['tests/installed-components/**/*.test.ts'],
          exclude: leftOut,
          // Fresh projects with their packages, built, and every home rendered twice: five minutes
          // each at most, four times that on a busy machine.
          testTimeout: 1_200_000 * timeoutScale,
          hookTimeout: 120_000 * timeoutScale,
        },
      },
    ],
  },
});
