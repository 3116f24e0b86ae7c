import { expect, test } from 'vitest';
import { drawTally } from './tally-strokes.ts';

const strokesIn = (path: string) => path.match(/l/g)?.length ?? 0;

test('each of what was counted has a stroke, fifty in a row', () => {
  for (const count of [0, 1, 4, 5, 49, 50, 172])
    expect(strokesIn(drawTally(count).path)).toBe(count);
  const { height } = drawTally(50);
  expect(drawTally(1).height).toBe(height);
  expect(drawTally(51).height).toBe(2 * height);
  expect(drawTally(172).height).toBe(4 * height);
});

test('a fifth stroke goes through four', () => {
  const [four = '', five = ''] = [drawTally(4).path, drawTally(5).path];
  expect(five.startsWith(four)).toBe(true);
  const [, right, up] = /l(-?\d+) (-?\d+)$/.exec(five) ?? [];
  expect(Number(right)).toBeGreaterThan(20);
  expect(Number(up)).toBeLessThan(0);
});
