import { expect, test } from 'vitest';
import { neighbor } from './neighbor.ts';

const box = (x: number, y: number, w = 100, h = 100) => ({
  left: x,
  top: y,
  right: x + w,
  bottom: y + h,
});
// A post two by two, a row of two tiles beside it, another post below them, one more below all.
const floor = [
  box(0, 0, 200, 200),
  box(200, 0),
  box(300, 0),
  box(200, 100, 200, 100),
  box(0, 200, 400, 100),
];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 1, 3],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 3, 0],
  ['ArrowDown', 3, 4],
  ['ArrowUp', 4, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
])('%s from %i leads to %i', (key, from, to) => {
  expect(neighbor(floor, from, key)).toBe(to);
});

test('where nothing lies, nothing is found', () => {
  expect(neighbor(floor, 0, 'ArrowUp')).toBe(-1);
  expect(neighbor(floor, 2, 'ArrowRight')).toBe(-1);
  expect(neighbor(floor, 2, 'Enter')).toBe(-1);
});
