import { expect, test } from 'vitest';
import { gridStep } from './grid-step.ts';

/** Two groups: a row of three and one more, then a row of two. */
const places = [
  [0, 0],
  [300, 0.4],
  [600, 0],
  [0, 240],
  [0, 700],
  [300, 700],
].map(([left = 0, top = 0]) => ({ left, top }));

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 5, null],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 5, null],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 1, -1],
  ['Home', 1, null],
] as const)('%s from %i', (key, from, to) => {
  expect(gridStep(key, from, places)).toBe(to);
});
