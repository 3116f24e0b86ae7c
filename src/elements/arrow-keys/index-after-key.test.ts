import { expect, test } from 'vitest';
import { cyclicIndexAfterKey, indexAfterKey } from './index-after-key.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, undefined],
])('%s at %i of five leads to %s', (key, index, expected) => {
  expect(indexAfterKey(key, index, 5)).toBe(expected);
});

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowRight', 4, 0],
  ['ArrowUp', 0, 4],
  ['ArrowLeft', 2, 1],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['PageDown', 1, undefined],
])('%s at %i of five in a circle leads to %s', (key, index, expected) => {
  expect(cyclicIndexAfterKey(key, index, 5)).toBe(expected);
});
