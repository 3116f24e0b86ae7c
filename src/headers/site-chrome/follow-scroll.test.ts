import { expect, test } from 'vitest';
import { nextBarShift } from './follow-scroll.ts';

test.each([
  ['six pixels down take six away', 0, 0, 6, 6],
  ['it never goes further than its own height', 60, 100, 400, 84],
  ['fifty back show fifty', 84, 800, 750, 34],
  ['all of it is back before more', 20, 300, 200, 0],
  ['at the top it is whole', 50, 40, 0, 0],
])('%s', (_, out, from, to, expected) => {
  expect(nextBarShift(out, from, to, 84)).toBe(expected);
});
