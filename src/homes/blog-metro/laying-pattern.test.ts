import { expect, test } from 'vitest';
import { layRows, quarterTurnsAt } from './laying-pattern.ts';

test('all one way means all one way', () => {
  expect(layRows('one-way', 3, 2)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('by turns, each tile lies otherwise than those beside it', () => {
  expect(layRows('by-turns', 3, 2)).toEqual([0, 1, 0, 1, 0, 1]);
});

test('four about a corner come back after two tiles', () => {
  expect(layRows('pinwheel', 2, 2)).toEqual([3, 0, 2, 1]);
  expect(quarterTurnsAt('pinwheel', 4, 7)).toBe(quarterTurnsAt('pinwheel', 0, 1));
});

test('out of the crate all four come, and the same again each time', () => {
  const turns = layRows('as-it-comes', 8, 6);
  expect(new Set(turns)).toEqual(new Set([0, 1, 2, 3]));
  expect(layRows('as-it-comes', 8, 6)).toEqual(turns);
});
