import { expect, test } from 'vitest';
import { slipsBetween } from './slips-between.ts';

test.each([
  ['contact', 'contact', 0],
  ['contct', 'contact', 1],
  ['fery', 'ferry', 1],
  ['pricse', 'prices', 1],
  ['acordian', 'accordion', 2],
  ['', 'abc', 3],
  ['asdf', 'desk', 4],
])('%s and %s are %i apart', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});
