import { expect, test } from 'vitest';
import { shareAt } from './use-before-after.ts';

test('a pointer says how much of the picture lies left of it, and no more than all', () => {
  const box = { left: 100, width: 400 };
  expect([100, 300, 402, 500].map((x) => shareAt(x, box))).toEqual([0, 50, 76, 100]);
  expect([-40, 99, 501, 9000].map((x) => shareAt(x, box))).toEqual([0, 0, 100, 100]);
});
