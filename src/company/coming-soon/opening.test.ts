import { expect, test } from 'vitest';
import { opening, opensAt } from './opening.ts';

test('the words say the moment that the clock counts to', () => {
  expect(opensAt).toBe('2027-02-02T09:00:00-05:00');
  expect(opening.date).toBe('Tuesday, February 2, 2027');
  expect(opening.day).toBe('February 2');
  expect(opening.time).toMatch(/^9:00\sam Eastern$/);
});

test('without a clock the phones show the date itself', () => {
  expect(opening.still).toEqual([
    ['02', 'month'],
    ['02', 'day'],
    ['27', 'year'],
    ['09', 'am'],
  ]);
});
