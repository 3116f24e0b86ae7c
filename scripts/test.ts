/**
 * `npm test`: types (of pages, too), lint, unused code, unit, the built pages, take-home (our parts in
 * other projects), every page in a browser, what pages do there, and the server. Each says how long it
 * took; the first that fails ends the run, but with `--keep-going`. `--only unit,browser` runs a part.
 * Chromium and PostgreSQL are installed where that is possible; where not, their suites are skipped,
 * loudly, and never in CI. `FILE…` instead, or after `--only …`, runs those tests alone (`test-file.ts`).
 */
import './pinned-node.ts';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readCatalogue } from './read-catalogue.ts';
import { installMissing, requirements } from './requirements.ts';
import { quietness, slownessOf } from './slowness.ts';
import { reports, type Suite, suites } from './suites.ts';
import { type Count, told, total } from './test-counts.ts';
import { testFiles } from './test-file.ts';

const named = process.argv.slice(2);
const files = named[0] === '--only' ? named.slice(2) : named;
if (files[0] !== undefined && !files[0].startsWith('-')) process.exit(testFiles(files));

const keepGoing = named.includes('--keep-going');
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',');
const chosen = process.argv.includes('--only')
  ? suites.filter((suite) => only?.includes(suite.name))
  : suites;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const needed = requirements.filter((item) =>
  chosen.some((suite) => suite.needs?.includes(item.name)),
);
const missing = installMissing(needed);
const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/** Runs one program of `node_modules/.bin`, or Node itself. Whether it ended well. */
async function run(
  [program = '', ...args]: string[],
  { quiet, env: own }: Suite,
): Promise<boolean> {
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
  const child = spawn(path, args, {
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...env, ...own },
  });
  return (await new Promise((done) => child.once('close', done))) === 0;
}

/** A busy machine may starve a browser now and then; more is a fault. */
const mostFlaky = 3;

const failed: string[] = [];
const times: string[] = [];
const counts: (Count & { name: string })[] = [];

let machine = '';

/** What was built says how quiet the machine is: limits of time follow it. */
function hearBuild(seconds: number): void {
  const pages = readCatalogue().length;
  env['MACHINE_SLOWNESS'] = String(slownessOf(seconds, pages));
  machine = quietness(seconds, pages);
}

async function runSuite(suite: Suite): Promise<void> {
  const { name, command, also, count } = suite;
  const started = Date.now();
  process.stdout.write(`\n━━ ${name} ━━\n`);
  let passed = true;
  for (const one of [command, ...(also ? [also] : [])]) passed = (await run(one, suite)) && passed;
  const counted = count?.();
  if (counted) counts.push({ name, ...counted });
  if (!passed) failed.push(name);
  if (name === 'build' && passed) hearBuild((Date.now() - started) / 1000);
  const line = `${name}: ${passed ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`;
  times.push(line);
  process.stdout.write(`━━ ${line}\n`);
}

const began = Date.now();
const skipped: string[] = [];
for (const suite of chosen) {
  const lacking = missing.filter((item) => suite.needs?.includes(item.name));
  if (lacking.length > 0) {
    skipped.push(`${suite.name} (needs ${lacking.map((item) => item.name).join(', ')})`);
    continue;
  }
  await runSuite(suite);
  if (failed.length > 0 && !keepGoing) break;
}

process.stdout.write(`\n${times.join('\n')}\n`);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
const day = new Date().toISOString().slice(0, 10);
process.stdout.write(`all: ${minutes} min on ${availableParallelism()} cores, ${day}\n`);
if (machine) process.stdout.write(`${machine}\n`);
if (skipped.length > 0) {
  process.stdout.write(`\n!! SKIPPED: ${skipped.join('; ')}\n`);
  for (const item of missing)
    process.stdout.write(`!! Install ${item.name} (Debian: ${item.debian}).\n`);
}
const flaky = counts.flatMap((count) => count.flaky);
if (flaky.length > 0)
  process.stdout.write(`\nPassed at the second try:\n${told(flaky).join('\n')}\n`);
if (flaky.length > mostFlaky) failed.push(`more than ${mostFlaky} passed only at the second try`);
for (const { name, failed: troubles } of counts) {
  if (troubles.length > 0) process.stdout.write(`\n${name}:\n${told(troubles).join('\n')}\n`);
}
if (failed.length > 0) process.stdout.write(`\n!! FAILED: ${failed.join(', ')}\n`);
process.stdout.write(`\n${total(counts)}\n`);
const skipAllowed = process.env['CI'] === undefined;
process.exit(failed.length > 0 || (skipped.length > 0 && !skipAllowed) ? 1 : 0);
