import { expect, test } from 'vitest';
import { cssPercent } from './css-percent.ts';

test('a share is a percentage with two decimals', () => {
  expect([0, 0.0625, 1 / 3, 1].map(cssPercent)).toEqual(['0.00%', '6.25%', '33.33%', '100.00%']);
});
