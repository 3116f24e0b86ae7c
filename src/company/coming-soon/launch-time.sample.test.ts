import { expect, test } from 'vitest';
import { launchText, launchTime } from './launch-time.ts';

test('the words say the moment that the clock counts to', () => {
  expect(launchTime).toBe('2027-02-02T09:00:00-05:00');
  expect(launchText.date).toBe('Tuesday, February 2, 2027');
  expect(launchText.day).toBe('February 2');
  expect(launchText.time).toMatch(/^9:00\sam Eastern$/);
});

test('without a clock the phones show the date itself', () => {
  expect(launchText.noScriptDigits).toEqual([
    ['02', 'month'],
    ['02', 'day'],
    ['27', 'year'],
    ['09', 'am'],
  ]);
});
