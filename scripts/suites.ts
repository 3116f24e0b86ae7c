import type { Requirement } from './requirements.ts';
import { type Count, countPlaywright, countVitest } from './test-counts.ts';

/** A part of `npm test`. */
export interface Suite {
  name: string;
  command: string[];
  /** A second command of the suite; it runs even where the first fails. */
  also?: string[];
  /** Its output is a long list that nobody asked for; what failed stands in its report. */
  quiet?: boolean;
  needs?: Requirement['name'][];
  env?: Record<string, string>;
  /** Reads how many tests ran from the suite's report. */
  count?: () => Count;
}

/** Where suites leave what they counted. */
export const reports = 'test-results/reports';

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
      ...soon('--bail'),
      ...options,
    ],
    count: () => countVitest(report),
  };
};

/** Playwright empties its output folder; its report stands beside it. */
const playwright = (name: string, ...args: string[]): Omit<Suite, 'name'> => {
  const report = `${reports}/${name}.json`;
  return {
    command: ['playwright', 'test', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    needs: ['Chromium', 'Liberation fonts'],
    count: () => countPlaywright(report),
  };
};

const inBrowser = (name: string, ...folders: string[]): Suite => ({
  name,
  ...playwright(name, ...folders, '--reporter=list,json', ...soon('--max-failures')),
});

/** The browser tests cannot be loaded where two have one title, say: that is told before any has run. */
const loads: Suite = {
  name: 'loads',
  ...playwright('loads', '--list', '--reporter=json'),
  quiet: true,
  // What is only listed counts as skipped there.
  count: () => ({ ...countPlaywright(`${reports}/loads.json`), skipped: 0 }),
};

/** What has failed ten times is told; `--keep-going` runs all. */
const soon = (option: string) => (process.argv.includes('--keep-going') ? [] : [`${option}=10`]);

/** The gate writes all parts to a project and asks nobody; `npm run test:all` takes them by the real commands as well. */
const projects = process.env['TEST_SIZE'] === 'full' ? [] : ['tests/take-home/offline.test.ts'];

/**
 * All suites, in their order: what is soonest told comes first. One at a time: a load that another
 * suite puts on the machine is none that a test may judge by.
 */
export const suites: Suite[] = [
  // Pages and layouts alone: over all files it takes four minutes more than tsc. It goes first,
  // because it writes the types that Astro generates.
  { name: 'pages', command: ['astro', 'check', '--tsconfig', 'tsconfig.astro.json'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  // The second time without tests: what only its own test uses is unused.
  { name: 'unused', command: ['knip'], also: ['knip', '--production'] },
  { name: 'unit', ...vitest('unit') },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  // They read the catalogue of the built site.
  loads,
  { name: 'built', ...vitest('built') },
  {
    name: 'take-home',
    ...vitest('take-home', ...projects),
    needs: ['Chromium', 'Liberation fonts'],
  },
  inBrowser('every-page', 'tests/every-page'),
  inBrowser('browser', 'tests/e2e', 'src/homes'),
  { name: 'server', ...vitest('server'), needs: ['PostgreSQL'] },
];
