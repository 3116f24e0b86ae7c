import { expect, test } from 'vitest';
import { nextPad } from './next-pad.ts';

test('arrow keys walk over four floors in a row', () => {
  expect(nextPad('ArrowRight', 0, 4, 8)).toBe(1);
  expect(nextPad('ArrowDown', 1, 4, 8)).toBe(5);
  expect(nextPad('ArrowUp', 6, 4, 8)).toBe(2);
});

test('at an edge, and for other keys, nobody moves', () => {
  expect(nextPad('ArrowLeft', 0, 4, 8)).toBeUndefined();
  expect(nextPad('ArrowDown', 5, 4, 8)).toBeUndefined();
  expect(nextPad('ArrowRight', 7, 2, 8)).toBeUndefined();
  expect(nextPad('Enter', 3, 4, 8)).toBeUndefined();
});
