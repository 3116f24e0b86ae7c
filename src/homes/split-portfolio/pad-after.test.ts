import { expect, test } from 'vitest';
import { padAfter } from './pad-after.ts';

test('arrow keys walk over four floors in a row', () => {
  expect(padAfter('ArrowRight', 0, 4, 8)).toBe(1);
  expect(padAfter('ArrowDown', 1, 4, 8)).toBe(5);
  expect(padAfter('ArrowUp', 6, 4, 8)).toBe(2);
});

test('at an edge, and for other keys, nobody moves', () => {
  expect(padAfter('ArrowLeft', 0, 4, 8)).toBeUndefined();
  expect(padAfter('ArrowDown', 5, 4, 8)).toBeUndefined();
  expect(padAfter('ArrowRight', 7, 2, 8)).toBeUndefined();
  expect(padAfter('Enter', 3, 4, 8)).toBeUndefined();
});
