import { expect, test } from 'vitest';
import { nextQuantity } from './next-quantity.ts';

test('[C10] plus adds 1, minus takes 1, never below 0', () => {
  expect(nextQuantity(0, 1)).toBe(1);
  expect(nextQuantity(2, -1)).toBe(1);
  expect(nextQuantity(0, -1)).toBe(0);
});

test('[C10] what is typed becomes a whole number of at least 0', () => {
  expect(nextQuantity(Number.NaN, 0)).toBe(0);
  expect(nextQuantity(-3, 0)).toBe(0);
  expect(nextQuantity(2.7, 0)).toBe(2);
});

test('never more than there may be', () => {
  expect(nextQuantity(1e3, 0)).toBe(999);
  expect(nextQuantity(999, 1)).toBe(999);
  expect(nextQuantity(50, 0, 2)).toBe(2);
  expect(nextQuantity(2, 1, 2)).toBe(2);
});
