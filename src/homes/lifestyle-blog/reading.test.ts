import { expect, test } from 'vitest';
import { countReadable, minutesFor } from './reading.ts';

test.each([
  ['nothing takes a minute', '', 1],
  ['dashes are no words', `${'— '.repeat(600)}one`, 1],
  ['five hundred words', 'word '.repeat(500), 2],
  ['two thousand words', 'word '.repeat(2000), 10],
])('%s', (_, text, minutes) => {
  expect(minutesFor(text)).toBe(minutes);
});

test.each([
  [[4, 5, 6], 14, 2],
  [[4, 5, 5], 14, 3],
  [[20], 14, 0],
  [[], 14, 0],
])('of %j minutes, within %i, %i fit', (minutes, within, count) => {
  expect(
    countReadable(
      minutes.map((each) => ({ minutes: each })),
      within,
    ),
  ).toBe(count);
});
