import { expect, test } from 'vitest';
import { formatDollars } from './format-dollars.ts';

test('whole dollars are printed with a separator of thousands', () => {
  expect([780, 1084, 13_200].map(formatDollars)).toEqual(['$780', '$1,084', '$13,200']);
});
