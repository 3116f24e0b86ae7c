import { expect, test } from 'vitest';
import { formatDollars } from './format-dollars.ts';

test('whole dollars are printed with a separator of thousands', () => {
  expect([0, 780, 1084, 13_200].map(formatDollars)).toEqual(['$0', '$780', '$1,084', '$13,200']);
});

test('cents are printed if there are any', () => {
  expect([4.5, 114.99, 2370.5].map(formatDollars)).toEqual(['$4.50', '$114.99', '$2,370.50']);
});
