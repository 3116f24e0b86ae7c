/**
 * `npm test`: types (of pages, too), lint, unused code, the built pages, unit, server, take-home (our
 * parts in other projects) and browser tests, in that order; all of them run even where one fails.
 * `--only unit,browser` runs a part. Chromium and PostgreSQL are installed where that is possible;
 * where not, their suites are skipped, loudly, and never in CI.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { installMissing, requirements } from './requirements.ts';
import { type Count, countPlaywright, countVitest, total } from './test-counts.ts';

interface Suite {
  name: string;
  command: string[];
  needs?: ('Chromium' | 'PostgreSQL')[];
  /** Reads how many tests ran from the suite's report. */
  count?: () => Count;
}

const reports = 'test-results/reports';
const vitest = (project: string) => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${project}.json`,
];

const suites: Suite[] = [
  // Pages and layouts alone: over all files it takes four minutes more than tsc. It goes first,
  // because it writes the types that Astro generates.
  { name: 'pages', command: ['astro', 'check', '--tsconfig', 'tsconfig.astro.json'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused', command: ['knip'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'built', command: vitest('built'), count: () => countVitest(`${reports}/built.json`) },
  { name: 'unit', command: vitest('unit'), count: () => countVitest(`${reports}/unit.json`) },
  {
    name: 'server',
    command: vitest('server'),
    needs: ['PostgreSQL'],
    count: () => countVitest(`${reports}/server.json`),
  },
  {
    name: 'take-home',
    command: vitest('take-home'),
    needs: ['Chromium'],
    count: () => countVitest(`${reports}/take-home.json`),
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    needs: ['Chromium'],
    count: () => countPlaywright(`${reports}/browser.json`),
  },
];

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
const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  // Playwright empties its output folder; its report stands beside it.
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
};

const failed: string[] = [];
const skipped: string[] = [];
const counts: Count[] = [];
for (const { name, command, needs, count } of chosen) {
  const lacking = missing.filter((item) => needs?.includes(item.name));
  if (lacking.length > 0) {
    skipped.push(`${name} (needs ${lacking.map((item) => item.name).join(', ')})`);
    continue;
  }
  const started = Date.now();
  process.stdout.write(`\n━━ ${name} ━━\n`);
  const [program = '', ...args] = command;
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
  const { status } = spawnSync(path, args, { stdio: 'inherit', env });
  if (status !== 0) failed.push(name);
  if (count) counts.push(count());
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  process.stdout.write(`━━ ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`);
}

if (skipped.length > 0) {
  process.stdout.write(`\n!! SKIPPED: ${skipped.join('; ')}\n`);
  for (const item of missing)
    process.stdout.write(`!! Install ${item.name} (Debian: ${item.debian}).\n`);
}
if (failed.length > 0) process.stdout.write(`\n!! FAILED: ${failed.join(', ')}\n`);
process.stdout.write(`\n${total(counts)}\n`);
const skipAllowed = process.env['CI'] === undefined;
process.exit(failed.length > 0 || (skipped.length > 0 && !skipAllowed) ? 1 : 0);
