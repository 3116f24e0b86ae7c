/**
 * `npm test [-- OPTIONS | FILE…]`: runs all suites: types (also of pages), lint, unused code, unit
 * tests, the built pages, registry items installed in other projects, every page in a browser,
 * browser tests, and the server. Prints the time of each.
 * The first failure ends the run; with `--keep-going` and in CI all suites that can still run do,
 * so that one run shows all failures. `--only unit,browser` runs some suites. Tests that have
 * passed on the same bytes within a day are skipped, unless `--no-cache` or `CI_FRESH=1` is given.
 * `--jobs N` runs N suites side by side (half of the cores, if there are four). Chromium,
 * PostgreSQL, nginx and the like are installed where possible; otherwise their suites are skipped
 * with a warning, and never in CI. `FILE…`, also after `--only …`, runs those tests alone
 * (`test-file.ts`).
 */
import './pinned-node.ts';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { reports } from './reports.ts';
import { installMissing, requirements } from './requirements.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';
import { blockedBy, findStartable } from './suite-order.ts';
import { type Suite, suites } from './suites.ts';
import { formatFailures, formatTotal } from './test-counts.ts';
import { testFiles } from './test-file.ts';

const args = process.argv.slice(2);
const files = args[0] === '--only' ? args.slice(2) : args;
if (files[0] !== undefined && !files[0].startsWith('-')) process.exit(testFiles(files));

const cores = availableParallelism();
const { values: options } = parseArgs({
  options: {
    'keep-going': { type: 'boolean', default: false },
    'no-cache': { type: 'boolean', default: false },
    only: { type: 'string' },
    jobs: { type: 'string', default: String(cores >= 4 ? Math.floor(cores / 2) : 1) },
  },
});
const keepsGoing = options['keep-going'] || process.env['CI'] !== undefined;
const jobs = Math.max(1, Number.parseInt(options.jobs, 10) || 1);
const suiteNames = options.only?.split(',');
const chosenSuites = suiteNames ? suites.filter(({ name }) => suiteNames.includes(name)) : suites;
// The suites' own scripts read this variable.
if (options['no-cache']) process.env['CI_FRESH'] = '1';
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** Returns the requirements of a suite among `items`. */
const requirementsOf = (suite: Suite, items: typeof requirements) =>
  items.filter(({ name }) => suite.needs?.includes(name));
const missing = installMissing(
  requirements.filter((item) =>
    chosenSuites.some((suite) => requirementsOf(suite, [item]).length > 0),
  ),
);
const skippedSuites = chosenSuites.filter((suite) => requirementsOf(suite, missing).length > 0);

/** A busy machine may starve a browser now and then; more flaky tests than this are a failure. */
const maxFlakyTests = 3;

const results: SuiteResult[] = [];
const failedNames = () => results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
const blockedNames: string[] = [];

const formatResult = ({ name, hasPassed, isCached, counts, seconds }: SuiteResult): string => {
  if (isCached)
    return `${name}: passed before on the same files${counts ? ` (${counts.passed})` : ''}`;
  return `${name}: ${hasPassed ? 'ok' : 'FAILED'}, ${seconds} s`;
};

/** Runs all suites in order, at most `jobs` at the same time. */
async function runAll(): Promise<void> {
  let waiting = chosenSuites.filter((suite) => !skippedSuites.includes(suite));
  const running = new Map<Suite, Promise<void>>();
  const run = async (suite: Suite) => {
    const result = await runSuite(suite, jobs > 1 ? 'at the end' : 'live');
    results.push(result);
    running.delete(suite);
    process.stdout.write(`━━ ${formatResult(result)}\n`);
  };
  const takeStartable = (): Suite[] => {
    const failed = failedNames();
    const blocked = failed.length > 0 && !keepsGoing ? waiting : blockedBy(failed, waiting);
    blockedNames.push(...blocked.map(({ name }) => name));
    waiting = waiting.filter((suite) => !blocked.includes(suite));
    const ended = new Set(results.map(({ name }) => name));
    return findStartable({ waiting, running: [...running.keys()], ended }, jobs);
  };
  for (
    let starting = takeStartable();
    starting.length > 0 || running.size > 0;
    starting = takeStartable()
  ) {
    waiting = waiting.filter((suite) => !starting.includes(suite));
    for (const suite of starting) running.set(suite, run(suite));
    await Promise.race(running.values());
  }
}

const startTime = Date.now();
await runAll();

process.stdout.write(`\n${results.map(formatResult).join('\n')}\n`);
const minutes = ((Date.now() - startTime) / 60_000).toFixed(1);
const day = new Date().toISOString().slice(0, 10);
process.stdout.write(`all: ${minutes} min on ${cores} cores, ${day}\n`);
if (skippedSuites.length > 0) {
  const names = skippedSuites.map(
    (suite) => `${suite.name} (needs ${requirementsOf(suite, missing).map(({ name }) => name)})`,
  );
  process.stdout.write(`\n!! SKIPPED: ${names.join('; ')}\n`);
  for (const item of missing)
    process.stdout.write(`!! Install ${item.name} (Debian: ${item.debianPackage}).\n`);
}
const suiteCounts = results.flatMap(({ name, counts }) => (counts ? [{ name, ...counts }] : []));
const flaky = suiteCounts.flatMap((counts) => counts.flaky);
if (flaky.length > 0)
  process.stdout.write(`\nPassed at the second try:\n${formatFailures(flaky).join('\n')}\n`);
const failed = failedNames();
if (flaky.length > maxFlakyTests)
  failed.push(`more than ${maxFlakyTests} passed only at the second try`);
for (const { name, failed: failures } of suiteCounts) {
  if (failures.length > 0)
    process.stdout.write(`\n${name}:\n${formatFailures(failures).join('\n')}\n`);
}
if (failed.length > 0) process.stdout.write(`\n!! FAILED: ${failed.join(', ')}\n`);
if (blockedNames.length > 0)
  process.stdout.write(`!! NOT RUN after it: ${blockedNames.join(', ')}\n`);
process.stdout.write(`\n${formatTotal(suiteCounts)}\n`);
const maySkip = process.env['CI'] === undefined;
process.exit(failed.length > 0 || (skippedSuites.length > 0 && !maySkip) ? 1 : 0);
