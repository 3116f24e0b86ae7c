import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  countBrowserTests,
  countPlaywright,
  countVitest,
  formatFailures,
  formatTotal,
} from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-counts-'));

function reportOf(name: string, report: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const spec = (title: string, status: string, message?: string) => ({
  file: 'src/homes/cafe/cafe.spec.ts',
  line: 9,
  title,
  tests: [{ status, projectName: 'phone', results: message ? [{ error: { message } }, {}] : [{}] }],
});

test('what passed at the second try is counted apart, and named', () => {
  const count = countPlaywright(
    reportOf('browser.json', {
      stats: { expected: 2, skipped: 1 },
      suites: [
        {
          title: 'src/homes/cafe/cafe.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            {
              title: '/home-cafe',
              specs: [
                spec('closes', 'flaky', '\u001b[31mError: late\u001b[39m\n  at once'),
                spec('sends', 'unexpected', '\nError: no mail'),
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(formatFailures(count.flaky)).toEqual([
    '  src/homes/cafe/cafe.spec.ts:9 /home-cafe › closes (phone): Error: late',
  ]);
  expect(formatFailures(count.failed)).toEqual([
    '  src/homes/cafe/cafe.spec.ts:9 /home-cafe › sends (phone): Error: no mail',
  ]);
  expect(formatTotal([count])).toBe('3 passed, 1 failed, 1 skipped, 1 of them at the second try');
});

test('tests that passed before on the same bytes count as passed', () => {
  const list = join(folder, 'browser.passed-before.txt');
  writeFileSync(list, '[phone] › a.spec.ts › opens\n[phone] › a.spec.ts › closes\n');
  const ran = reportOf('ran.json', { stats: { expected: 3, skipped: 0 }, suites: [] });
  expect(formatTotal([countBrowserTests(ran, list)])).toBe('5 passed, 0 failed');
  // All had passed before: Playwright was not started.
  const none = join(folder, 'none.json');
  expect(formatTotal([countBrowserTests(none, list)])).toBe('2 passed, 0 failed');
});

test('a browser suite that cannot be loaded reports the reason', () => {
  const report = { stats: { expected: 0, skipped: 0 }, errors: [{ message: 'Error: twice' }] };
  const count = countPlaywright(reportOf('load.json', { ...report, suites: [] }));
  expect(formatFailures(count.failed)).toEqual(['  playwright before any test: Error: twice']);
});

test('a unit test that failed is named by its file, and so is a file that cannot be loaded', () => {
  const count = countVitest(
    reportOf('unit.json', {
      numPassedTests: 4,
      numPendingTests: 0,
      testResults: [
        {
          name: `${process.cwd()}/src/a.test.ts`,
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'counts', failureMessages: ['Error: 1 is not 2\n at'] },
          ],
        },
        {
          name: `${process.cwd()}/src/b.test.ts`,
          status: 'failed',
          message: 'No such file',
          assertionResults: [],
        },
      ],
    }),
  );
  expect(formatFailures(count.failed)).toEqual([
    '  src/a.test.ts counts: Error: 1 is not 2',
    '  src/b.test.ts the file itself: No such file',
  ]);
  expect(formatTotal([count])).toBe('4 passed, 2 failed');
});

test('ten failures are listed, with the number of further ones', () => {
  const one = { location: 'a.ts', title: 'b', error: 'c' };
  expect(formatFailures(Array.from({ length: 12 }, () => one))).toHaveLength(11);
  expect(formatFailures(Array.from({ length: 12 }, () => one)).at(-1)).toBe('  and 2 more');
});

test('a report that is missing counts nothing', () => {
  expect(formatTotal([countVitest(join(folder, 'none.json'))])).toBe('0 passed, 0 failed');
});
