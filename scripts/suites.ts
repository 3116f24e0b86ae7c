import { reports } from './reports.ts';
import type { Requirement } from './requirements.ts';
import { countBrowserTests, countPlaywright, countVitest, type TestCounts } from './test-counts.ts';

/** A part of `npm test`. */
export interface Suite {
  name: string;
  command: string[];
  /** A second command of the suite; it runs even where the first fails. */
  also?: string[];
  /** True to hide its output, a long list; failures are in its report. */
  quiet?: boolean;
  needs?: Requirement['name'][];
  /** Suites whose output it reads. */
  after?: string[];
  /** True for a suite that uses all cores or measures load: no other one runs beside it. */
  alone?: boolean;
  /** Its inputs: a pass is cached until one of these files changes. Absent: never cached. */
  reads?: 'work tree' | 'built site';
  env?: Record<string, string>;
  /** Reads the test counts from the suite's report. */
  count?: () => TestCounts;
}

const vitest = (project: string, ...options: string[]): Pick<Suite, 'command' | 'count'> => {
  const report = `${reports}/${project}.json`;
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      `--project=${project}-alone`,
      ...output,
      ...failFast('--bail'),
      ...options,
    ],
    count: () => countVitest(report),
  };
};

const inChromium: Pick<Suite, 'needs'> = { needs: ['Chromium', 'Liberation fonts'] };

/** Suite of browser tests; each test is cached by itself. */
const inBrowser = (name: string, ...folders: string[]): Suite => ({
  name,
  ...inChromium,
  command: [
    'node',
    'scripts/browser-tests/main.ts',
    name,
    ...folders,
    ...failFast('--max-failures'),
  ],
  after: ['build'],
  alone: true,
  count: () => countBrowserTests(name),
});

/** Loads all browser tests before any runs, and fails where two have the same title. */
const listTests: Suite = {
  name: 'list-tests',
  ...inChromium,
  command: ['playwright', 'test', '--list', '--reporter=json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/list-tests.json` },
  after: ['build'],
  quiet: true,
  // The report counts listed tests as skipped.
  count: () => ({ ...countPlaywright(`${reports}/list-tests.json`), skipped: 0 }),
};

/** Returns the option that ends a suite after ten failures, unless `--keep-going` is given. */
const failFast = (option: string) =>
  process.argv.includes('--keep-going') ? [] : [`${option}=10`];

/**
 * `npm test` installs all registry items in one project offline; `npm run test:all` also installs
 * them with the real commands.
 */
const offlineOnly =
  process.env['TEST_SIZE'] === 'full' ? [] : ['tests/installed-components/offline.test.ts'];

/**
 * All suites, fastest checks first. With four cores or more, those that do not disturb each other
 * run side by side.
 */
export const suites: Suite[] = [
  // Pages and layouts only: for all files it takes four minutes more than tsc. First, because it
  // writes the types that Astro generates.
  {
    name: 'pages',
    command: ['astro', 'check', '--tsconfig', 'tsconfig.astro.json'],
    reads: 'work tree',
  },
  { name: 'types', command: ['tsc', '--noEmit'], after: ['pages'], reads: 'work tree' },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], reads: 'work tree' },
  // The second run excludes tests: what only its own test uses is unused.
  { name: 'unused', command: ['knip'], also: ['knip', '--production'], reads: 'work tree' },
  { name: 'unit', ...vitest('unit'), after: ['pages'], reads: 'work tree' },
  // Scenes of pictures: large, seldom changed, and no part of `npm run check`.
  {
    ...vitest('art'),
    name: 'art',
    command: ['node', 'scripts/check-art.ts'],
    also: vitest('art').command,
    reads: 'work tree',
  },
  { name: 'build', command: ['node', 'scripts/build.ts'], after: ['pages'] },
  // Needs the page list of the built site.
  listTests,
  { name: 'built', ...vitest('built'), after: ['build'], reads: 'built site' },
  {
    name: 'installed-components',
    ...vitest('installed-components', ...offlineOnly),
    ...inChromium,
    after: ['build'],
    reads: 'built site',
  },
  inBrowser('every-page', 'tests/every-page'),
  inBrowser('browser', 'tests/e2e', 'src'),
  {
    name: 'server',
    ...vitest('server'),
    needs: ['PostgreSQL'],
    after: ['build'],
    alone: true,
    reads: 'built site',
  },
  {
    name: 'deploy',
    ...vitest('deploy'),
    needs: ['Chromium', 'PostgreSQL', 'nginx', 'Caddy', 'systemd', 'OpenSSL'],
    after: ['build'],
    alone: true,
    reads: 'built site',
  },
];
