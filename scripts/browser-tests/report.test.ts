import { expect, test } from 'vitest';
import { readReport } from './report.ts';

const spec = (title: string, status: string, results: object[], tags: string[] = []) => ({
  title,
  file: 'src/shop/shop.spec.ts',
  tags,
  tests: [{ projectName: 'phone', status, results }],
});
const passed = { status: 'passed', retry: 0 };
const json = (...specs: object[]) =>
  JSON.stringify({
    suites: [
      {
        title: 'src/shop/shop.spec.ts',
        specs: [],
        suites: [{ title: 'the till', specs }],
      },
    ],
  });

test('a test is named by its project, its file, its groups and its title', () => {
  expect(readReport(json(spec('adds up', 'expected', [passed], ['phone'])))).toEqual([
    {
      project: 'phone',
      file: 'src/shop/shop.spec.ts',
      titles: ['the till', 'adds up'],
      tags: ['phone'],
      passedFirstTry: true,
    },
  ]);
});

test.each([
  ['failed', 'unexpected', [{ status: 'failed', retry: 0 }]],
  [
    'passed at the second try',
    'flaky',
    [
      { status: 'failed', retry: 0 },
      { ...passed, retry: 1 },
    ],
  ],
  ['was skipped', 'skipped', [{ status: 'skipped', retry: 0 }]],
  ['was meant to fail', 'expected', [{ status: 'failed', retry: 0 }]],
  ['was only listed', 'skipped', []],
])('a test that %s did not pass at the first attempt', (_, status, results) => {
  expect(readReport(json(spec('adds up', status, results)))[0]?.passedFirstTry).toBe(false);
});
