import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['contact', 'contact', 0],
  ['contct', 'contact', 1],
  ['fery', 'ferry', 1],
  ['pricse', 'prices', 1],
  ['acordian', 'accordion', 2],
  ['', 'abc', 3],
  ['asdf', 'desk', 4],
])('%s and %s are %i apart', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips);
  expect(editDistance(other, one)).toBe(slips);
});
