import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * A test result that depends on the load of the machine says nothing. Tests wait for events, and
 * their timeouts, which only end tests that hang, scale with the machine.
 */

const own = 'tests/conventions/timing.test.ts';
const helper = 'tests/first-interaction.ts';
const files = globSync([
  'tests/**/*.ts',
  '{src,server,scripts,integrations,art}/**/*.{test,spec}.{ts,tsx}',
  '{playwright,vitest}.config.ts',
]).filter((file) => file !== own);

/** Returns the lines of all tests that match a pattern, each as `file:line text`. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

test('no test waits for a fixed time', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(linesWith(/\.waitForTimeout\(/)).toEqual([]);
});

test('no timeout ignores the speed of the machine', () => {
  const limit =
    /^\s*\}, [\d_]+\);|\b(?:timeout|setTimeout)(?::|\() ?[\d_]{4,}(?! ?\* ?timeoutScale)\b/;
  // Node's timer, for a page that may stay busy: the test then goes on.
  const inPage = linesWith(/requestIdleCallback/);
  expect(linesWith(limit).filter((line) => !inPage.includes(line))).toEqual([]);
});

test('no timeout is shorter than a minute', () => {
  const short = linesWith(/\b(?:[1-5]?\d_)?\d{3} \* timeoutScale/);
  // The limit that the test is about, in both directions.
  expect(short).toEqual([expect.stringMatching(/^server\/http\/stalled-responses\.test\.ts:/)]);
});

test('tests that Vitest runs open browser windows by the helper, with long timeouts', () => {
  const opened = linesWith(/\.newContext\(|\bbrowser\.newPage\(/);
  const outside = opened.filter((line) => !line.includes('.spec.ts:'));
  expect(outside).toEqual([expect.stringMatching(/^tests\/browser-window\.ts:/)]);
});

test('first interactions use the helper: a single pointer move may not count', () => {
  // The first move after a load, or two in a row: the second is there to make the first count.
  const firstMove = /(?:page\.goto|\.mouse\.move)\([^;]*\);\s*await page\.mouse\.move\(/;
  const byHand = files.filter((file) => firstMove.test(readFileSync(file, 'utf8')));
  expect(byHand).toEqual([helper]);
});
