import { expect, test } from 'vitest';
import { narrowHiringCord, wideHiringCord } from './hiring-cord.ts';

const days = [1, 5, 8, 11, 15];
/** Counts the loops of a path: six curves each. */
const loopsIn = (path: string) => (path.match(/c/g)?.length ?? 0) / 6;

test('each day of a step has a loop, to scale, within the margins', () => {
  for (const [cord, left, right] of [
    [wideHiringCord(days), 56, 1224],
    [narrowHiringCord(days), 20, 370],
  ] as const) {
    expect(loopsIn(cord.path)).toBe(5);
    const [first = 0, ...others] = days.map((day) => cord.middles.get(day) ?? Number.NaN);
    expect(first).toBeGreaterThan(left);
    expect(others.at(-1)).toBeLessThan(right);
    expect(first - left).toBeCloseTo(right - (others.at(-1) ?? 0));
    const day = ((others.at(-1) ?? 0) - first) / 14;
    for (const [index, middle] of others.entries())
      expect(middle).toBeCloseTo(first + day * ((days[index + 1] ?? 0) - 1));
  }
});

test('steps on one day share a loop, in whatever order they are, and more weeks fit', () => {
  const { path, middles } = wideHiringCord([20, 3, 3]);
  expect(loopsIn(path)).toBe(2);
  expect([...middles.keys()]).toEqual([3, 20]);
  expect(middles.get(20)).toBeCloseTo(wideHiringCord(days).middles.get(15) ?? 0);
});
