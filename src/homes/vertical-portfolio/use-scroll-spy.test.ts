import { expect, test } from 'vitest';
import { nextIndex } from './use-scroll-spy.ts';

test('arrow keys go from stop to stop and end at the ends; other keys are left alone', () => {
  expect(nextIndex('ArrowDown', 0, 9)).toBe(1);
  expect(nextIndex('ArrowRight', 7, 9)).toBe(8);
  expect(nextIndex('ArrowDown', 8, 9)).toBe(8);
  expect(nextIndex('ArrowUp', 0, 9)).toBe(0);
  expect(nextIndex('ArrowLeft', 4, 9)).toBe(3);
  expect(nextIndex('Home', 5, 9)).toBe(0);
  expect(nextIndex('End', 5, 9)).toBe(8);
  expect(['PageDown', ' ', 'Enter', 'a'].map((key) => nextIndex(key, 2, 9))).toEqual(
    Array(4).fill(undefined),
  );
});
