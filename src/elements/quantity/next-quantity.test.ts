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
