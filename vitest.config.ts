import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { slowness } from './scripts/slowness.ts';

const unit = [
  '{src,server,scripts,integrations,art}/**/*.test.{ts,tsx}',
  'tests/budgets/**/*.test.ts',
  'site.config.test.ts',
];

/** What a test changes for its whole process: a window, another module, a clock, its environment. */
const changesItsProcess =
  /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers)\b|\bprocess\.env\.\w+ = /;

/** Small tests that each have a process to themselves. The others share one: that halves their time. */
const unitAlone = globSync(unit).filter((file) =>
  changesItsProcess.test(readFileSync(file, 'utf8')),
);

/** What loads the machine on purpose or reckons with its memory has it to itself. */
const serverAlone = [
  ...['kill', 'limits', 'malformed', 'memory', 'one-visitor', 'restart', 'stalled-responses'],
].map((name) => `tests/reliability/${name}.test.ts`);

// Limits end what hangs; they are far from what a busy machine needs, which nothing has measured yet
// when these tests run alone.
const unitLimits = {
  testTimeout: 900_000 * slowness,
  hookTimeout: 900_000 * slowness,
  expect: { poll: { timeout: 300_000 * slowness } },
};

// Limits end what hangs; they are far from what a busy machine needs.
const serverLimits = {
  testTimeout: 900_000 * slowness,
  hookTimeout: 300_000 * slowness,
  expect: { poll: { timeout: 120_000 * slowness } },
};

/** Small tests beside the sources; built pages; the server with real databases and real kills; parts taken home. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Vitest would leave one core to whoever watches.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { ...unitLimits, name: 'unit', include: unit, exclude: unitAlone, isolate: false },
      },
      {
        extends: true,
        test: { ...unitLimits, name: 'unit-alone', include: unitAlone },
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
          ...serverLimits,
          name: 'server',
          include: ['tests/reliability/**/*.test.ts'],
          exclude: serverAlone,
        },
      },
      {
        extends: true,
        test: {
          ...serverLimits,
          name: 'server-alone',
          include: serverAlone,
          fileParallelism: false,
          // After the others, not beside them.
          sequence: { groupOrder: 1 },
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
