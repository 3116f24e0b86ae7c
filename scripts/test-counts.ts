import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Test that did not pass at the first attempt. */
export interface TestFailure {
  /** `src/homes/cafe/cafe.spec.ts:96`, or the file alone. */
  location: string;
  title: string;
  /** First line of the error, without terminal colors. */
  error: string;
}

/** Test results of a suite. */
export interface TestCounts {
  passed: number;
  skipped: number;
  failed: TestFailure[];
  /** Tests that passed on retry. */
  flaky: TestFailure[];
}

const noTests: TestCounts = { passed: 0, skipped: 0, failed: [], flaky: [] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
          location: z.object({ line: z.number() }).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  status: z.string(),
  projectName: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
});
type Group = {
  title: string;
  specs: { file: string; line: number; title: string; tests: z.infer<typeof playwrightTest>[] }[];
  suites?: Group[] | undefined;
};
const group: z.ZodType<Group> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(
      z.object({
        file: z.string(),
        line: z.number(),
        title: z.string(),
        tests: z.array(playwrightTest),
      }),
    ),
    suites: z.array(group).optional(),
  }),
);
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
  suites: z.array(group),
});

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Returns the first non-empty line, without terminal colors. */
const firstLine = (text = '') =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the escape character of terminal colors.
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

const relative = (file: string) => file.replace(`${process.cwd()}/`, '');

/**
 * Counts the tests in Vitest's JSON report. Without a report all counts are 0: then the suite has
 * failed already.
 */
export function countVitest(file: string): TestCounts {
  const report = vitestReport.safeParse(read(file)).data;
  if (!report) return noTests;
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failedTests = assertionResults.filter((result) => result.status === 'failed');
    const path = relative(name);
    // A file that cannot be loaded has no failed tests.
    if (status === 'failed' && failedTests.length === 0)
      return [{ location: path, title: 'the file itself', error: firstLine(message) }];
    return failedTests.map(({ fullName, failureMessages, location }) => ({
      location: location ? `${path}:${location.line}` : path,
      title: fullName,
      error: firstLine(failureMessages?.[0]),
    }));
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failed, flaky: [] };
}

/**
 * Returns the tests of a report with a status: `unexpected`, `flaky`. `groupTitles` are those of
 * the enclosing groups, without the outermost group, which is the file.
 */
function testsWithStatus(
  groups: readonly Group[],
  status: string,
  groupTitles?: string[],
): TestFailure[] {
  return groups.flatMap(({ title: name, specs, suites = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => ({
          location: `${file}:${line}`,
          title: `${[...(groupTitles ? [...groupTitles, name] : []), title].join(' › ')} (${projectName})`,
          error: firstLine(results.find(({ error }) => error)?.error?.message),
        })),
    ),
    ...testsWithStatus(suites, status, groupTitles ? [...groupTitles, name] : []),
  ]);
}

/**
 * Counts the tests in Playwright's JSON report; those that passed on retry are counted separately.
 */
export function countPlaywright(file: string): TestCounts {
  const report = playwrightReport.safeParse(read(file)).data;
  if (!report) return noTests;
  const loadErrors = report.errors.map(({ message }) => ({
    location: 'playwright',
    title: 'before any test',
    error: firstLine(message),
  }));
  return {
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failed: [...loadErrors, ...testsWithStatus(report.suites, 'unexpected')],
    flaky: testsWithStatus(report.suites, 'flaky'),
  };
}

/**
 * Counts browser tests: those in Playwright's JSON report, and those in the list of tests that were
 * skipped because they had passed before, one line each.
 */
export function countBrowserTests(report: string, list: string): TestCounts {
  const counts = countPlaywright(report);
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  return { ...counts, passed: counts.passed + lines.length };
}

/** Formats failed or flaky tests for the summary: one line each, ten at most. */
export function formatFailures(failures: readonly TestFailure[]): string[] {
  const lines = failures
    .slice(0, 10)
    .map(({ location, title, error }) => `  ${location} ${title}: ${error}`);
  const moreCount = failures.length - lines.length;
  return moreCount > 0 ? [...lines, `  and ${moreCount} more`] : lines;
}

/**
 * Formats the last line of the summary: `12 passed, 0 failed`, with skipped and flaky tests if
 * there are any.
 */
export function formatTotal(counts: readonly TestCounts[]): string {
  const sum = (toValue: (count: TestCounts) => number) =>
    counts.reduce((total, count) => total + toValue(count), 0);
  const parts = [
    `${sum(({ passed, flaky }) => passed + flaky.length)} passed`,
    `${sum(({ failed }) => failed.length)} failed`,
  ];
  const skipped = sum((count) => count.skipped);
  const flaky = sum((count) => count.flaky.length);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (flaky > 0) parts.push(`${flaky} of them at the second try`);
  return parts.join(', ');
}
