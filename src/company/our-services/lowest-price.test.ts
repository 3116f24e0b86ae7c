import { expect, test } from 'vitest';
import { lowestPrice } from './lowest-price.ts';

test('of ranges, the least low end', () => {
  expect(lowestPrice(['$35,000–$55,000', '$15,000–$35,000', '$80,000–$120,000'])).toBe('$15,000');
});

test('of plain prices, the least', () => {
  expect(lowestPrice(['$29', '$9.99'])).toBe('$9.99');
});

test('what is no price is told', () => {
  expect(() => lowestPrice(['on request'])).toThrow('on request');
});
