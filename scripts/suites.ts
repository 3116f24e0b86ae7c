import { passedBeforeList, reports } from './reports.ts';
import type { Requirement } from './requirements.ts';
import { countBrowserTests, countPlaywright, countVitest, type TestCounts } from './test-counts.ts';

/** Part of `npm test`. */
export interface Suite {
  name: string;
  command: string[];
  /** Second command of the suite; it runs even if the first one fails. */
  secondCommand?: string[];
  /** True to hide the output, a long list; failures are in the suite's report. */
  isQuiet?: boolean;
  /** Names of the requirements of the suite. */
  needs?: Requirement['name'][];
  /** Names of the suites whose output this one reads. */
  dependsOn?: string[];
  /** True for a suite that uses all cores or measures load: no other suite runs meanwhile. */
  runsAlone?: boolean;
  /**
   * Files that the suite reads: all of the work tree, these and the built site, or those that match
   * glob patterns and all that they import. A pass is cached until one changes; absent: never.
   */
  inputs?: 'work tree' | 'built site' | readonly string[];
  env?: Record<string, string>;
  /** Reads the test counts from the suite's report. */
  readCounts?: () => TestCounts;
}

/** Returns the command of a Vitest project, and the counts of its report. */
const vitestRun = (
  project: string,
  ...options: string[]
): Pick<Suite, 'command' | 'readCounts'> => {
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
    readCounts: () => countVitest(report),
  };
};

const chromiumNeeds: Pick<Suite, 'needs'> = { needs: ['Chromium', 'Liberation fonts'] };

/** Creates a suite of browser tests; each test is cached by itself. */
const browserSuite = (name: string, ...folders: string[]): Suite => ({
  name,
  ...chromiumNeeds,
  command: [
    'node',
    'scripts/browser-tests/main.ts',
    name,
    ...folders,
    ...failFast('--max-failures'),
  ],
  dependsOn: ['build'],
  runsAlone: true,
  readCounts: () => countBrowserTests(`${reports}/${name}.json`, passedBeforeList(name)),
});

/** Loads all browser tests before any runs, and fails where two have the same title. */
const listTestsSuite: Suite = {
  name: 'list-tests',
  ...chromiumNeeds,
  command: ['playwright', 'test', '--list', '--reporter=json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/list-tests.json` },
  dependsOn: ['build'],
  isQuiet: true,
  // The report counts listed tests as skipped.
  readCounts: () => ({ ...countPlaywright(`${reports}/list-tests.json`), skipped: 0 }),
};

/** Returns the option that ends a suite after ten failures, unless `--keep-going` is given. */
const failFast = (option: string) =>
  process.argv.includes('--keep-going') ? [] : [`${option}=10`];

/**
 * `npm test` installs all registry items in one project offline; `npm run test:all` also installs
 * them with the real commands.
 */
const offlineOnly =
  process.env['TEST_SIZE'] === 'full' ? [] : ['tests/installed-components/offline.sample.test.ts'];

/** Files that the server tests read: they bundle a server of their own, and serve no built page. */
export const serverTestInputs = [
  'tests/reliability/{**/*.test,shared-postgres}.ts',
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

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
    inputs: 'work tree',
  },
  {
    name: 'types',
    command: ['node', 'scripts/check-types.ts'],
    dependsOn: ['pages'],
    inputs: 'work tree',
  },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], inputs: 'work tree' },
  // The second run leaves tests out: code that only its own test uses is unused.
  {
    name: 'unused',
    command: ['knip'],
    secondCommand: ['knip', '--production'],
    inputs: 'work tree',
  },
  { name: 'unit', ...vitestRun('unit'), dependsOn: ['pages'], inputs: 'work tree' },
  // Scenes of pictures: large, seldom changed, and no part of `npm run check`.
  {
    ...vitestRun('art'),
    name: 'art',
    command: ['node', 'scripts/check-art.ts'],
    secondCommand: vitestRun('art').command,
    inputs: 'work tree',
  },
  { name: 'build', command: ['node', 'scripts/build.ts'], dependsOn: ['pages'] },
  // Needs the page list of the built site.
  listTestsSuite,
  { name: 'built', ...vitestRun('built'), dependsOn: ['build'], inputs: 'built site' },
  {
    name: 'installed-components',
    ...vitestRun('installed-components', ...offlineOnly),
    ...chromiumNeeds,
    dependsOn: ['build'],
    inputs: 'built site',
  },
  browserSuite('every-page', 'tests/every-page'),
  browserSuite('browser', 'tests/e2e', 'src'),
  {
    name: 'server',
    ...vitestRun('server'),
    needs: ['PostgreSQL'],
    runsAlone: true,
    inputs: serverTestInputs,
  },
  {
    name: 'deploy',
    ...vitestRun('deploy'),
    needs: ['Chromium', 'PostgreSQL', 'nginx', 'Caddy', 'systemd', 'OpenSSL'],
    dependsOn: ['build'],
    runsAlone: true,
    inputs: 'built site',
  },
];
