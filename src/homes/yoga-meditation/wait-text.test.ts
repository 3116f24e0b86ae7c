import { expect, test } from 'vitest';
import { classesCopy } from './copy-classes.ts';
import { waitText } from './wait-text.ts';

test.each([
  [1000, 'in 1 min'],
  [40 * 60_000, 'in 40 min'],
  [61 * 60_000, 'in an hour'],
  [8.9 * 3_600_000, 'in 9 hours'],
  [10.9 * 3_600_000, 'in 11 hours'],
  [47 * 3_600_000, 'in 47 hours'],
  [72 * 3_600_000, 'in 3 days'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(waitText(classesCopy.week, milliseconds)).toBe(text);
});
