import { expect, test } from 'vitest';
import { columnShares, narrowHiringCord, wideHiringCord } from './hiring-cord.ts';

const days = [1, 5, 8, 11, 15];
/** Counts the loops of a path: six curves each. */
const loopsIn = (path: string) => (path.match(/c/g)?.length ?? 0) / 6;

test('in narrow windows each day of a step has a loop, to scale, within the margins', () => {
  const { path, middles } = narrowHiringCord(days);
  expect(loopsIn(path)).toBe(5);
  const [first = 0, ...others] = days.map((day) => middles.get(day) ?? Number.NaN);
  expect(first).toBeGreaterThan(20);
  expect(others.at(-1)).toBeLessThan(370);
  const day = ((others.at(-1) ?? 0) - first) / 14;
  for (const [index, middle] of others.entries())
    expect(middle).toBeCloseTo(first + day * ((days[index + 1] ?? 0) - 1));
});

test('columns are as wide as the days until the next step, and none is too narrow for its text', () => {
  const shares = columnShares([3, 5, 8, 11, 15]);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  const [two = 0, three = 0, alsoThree = 0, four = 0] = shares;
  expect(alsoThree).toBeCloseTo(three);
  expect(four / three).toBeCloseTo(4 / 3);
  expect(two).toBeGreaterThan(0.13);
  expect(Math.min(...columnShares([1, 2, 3, 4, 15]))).toBeGreaterThan(0.1);
});

test('in wide windows a loop is over the left edge of each column', () => {
  const { path, middles } = wideHiringCord(days);
  expect(loopsIn(path)).toBe(5);
  const shares = columnShares(days);
  for (const [index, day] of days.entries()) {
    const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
    expect(middles.get(day)).toBeCloseTo(56 + 26 + before * 1168);
  }
});

test('steps on one day share a loop, and more weeks fit', () => {
  for (const cord of [wideHiringCord([3, 3, 20]), narrowHiringCord([3, 3, 20])]) {
    expect(loopsIn(cord.path)).toBe(2);
    expect([...cord.middles.keys()]).toEqual([3, 20]);
  }
  expect(narrowHiringCord([3, 20]).middles.get(20)).toBeCloseTo(
    narrowHiringCord(days).middles.get(15) ?? 0,
  );
});
