import { expect, test } from 'vitest';
import { rowAfter } from './row-keys.ts';

test('arrows go round, Home and End go to the ends', () => {
  expect(rowAfter('ArrowDown', 0, 6)).toBe(1);
  expect(rowAfter('ArrowDown', 5, 6)).toBe(0);
  expect(rowAfter('ArrowUp', 0, 6)).toBe(5);
  expect(rowAfter('Home', 4, 6)).toBe(0);
  expect(rowAfter('End', 1, 6)).toBe(5);
});

test('other keys stay with the browser', () => {
  expect(rowAfter('Enter', 0, 6)).toBeUndefined();
  expect(rowAfter(' ', 0, 6)).toBeUndefined();
  expect(rowAfter('ArrowDown', 0, 0)).toBeUndefined();
});
