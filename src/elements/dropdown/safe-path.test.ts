import { expect, test } from 'vitest';
import { isMovingTowards } from './safe-path.ts';

const below = { left: 300, right: 700, top: 84, bottom: 400 };
const beside = { left: 520, right: 760, top: 150, bottom: 400 };

test.each([
  ['down into it', { x: 320, y: 60 }, { x: 340, y: 80 }, below, true],
  ['slanting over the next entry', { x: 360, y: 50 }, { x: 480, y: 76 }, below, true],
  ['along the bar, away from it', { x: 360, y: 50 }, { x: 480, y: 50 }, below, false],
  ['up and out of it', { x: 360, y: 50 }, { x: 360, y: 20 }, below, false],
  ['to a list at the right', { x: 420, y: 180 }, { x: 480, y: 230 }, beside, true],
  ['down the own list', { x: 420, y: 180 }, { x: 420, y: 260 }, beside, false],
])('%s', (_, from, now, panel, expected) => {
  expect(isMovingTowards(from, now, panel)).toBe(expected);
});
