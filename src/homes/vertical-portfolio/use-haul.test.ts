import { expect, test } from 'vitest';
import { stopAfter } from './use-haul.ts';

test('arrow keys go from stop to stop and end at the ends; other keys are left alone', () => {
  expect(stopAfter('ArrowDown', 0, 9)).toBe(1);
  expect(stopAfter('ArrowRight', 7, 9)).toBe(8);
  expect(stopAfter('ArrowDown', 8, 9)).toBe(8);
  expect(stopAfter('ArrowUp', 0, 9)).toBe(0);
  expect(stopAfter('ArrowLeft', 4, 9)).toBe(3);
  expect(stopAfter('Home', 5, 9)).toBe(0);
  expect(stopAfter('End', 5, 9)).toBe(8);
  expect(['PageDown', ' ', 'Enter', 'a'].map((key) => stopAfter(key, 2, 9))).toEqual(
    Array(4).fill(undefined),
  );
});
