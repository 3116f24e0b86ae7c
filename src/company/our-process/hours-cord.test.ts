import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { crossingsOf, curveThrough } from './crossings.ts';
import { narrowHoursCord, wideHoursCord } from './hours-cord.ts';
import { knotPoints } from './knot.ts';
import type { Week } from './week.ts';

const hours = [1, 3, 1, 4, 3, 4, 5, 5, 2, 6, 3, 2];
const weeks = hours.map(
  (value, index): Week => ({
    number: index + 1,
    monday: '2024-02-05',
    title: `Week ${index + 1}`,
    events: [],
    clientWork: { hours: value, text: '', ...(value === 6 && { faultHours: 5 }) },
  }),
);
const week = 1168 / 12;

/** Returns the points of a path where a line, a curve or a corner ends. */
function pointsOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLcqs])([^MLcqs]*)/g)].map(([, command, values = '']) => {
    const [dx = 0, dy = 0] = (values.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    [x, y] = command === 'M' || command === 'L' ? [dx, dy] : [x + dx, y + dy];
    return [x, y];
  });
}

test.each([true, false])('the cord goes from edge to edge, with a knot: %s', (isKnotted) => {
  for (const { path, height } of [
    wideHoursCord(weeks, isKnotted),
    narrowHoursCord(weeks, isKnotted),
  ]) {
    const points = pointsOf(path);
    expect(points[0]?.[0]).toBe(-3000);
    expect(points.at(-1)?.[0]).toBe(3000);
    expect(path).not.toContain('NaN');
    for (const [, y] of points) {
      expect(y).toBeGreaterThan(3);
      expect(y).toBeLessThan(height - 3);
    }
  }
});

test('a step is as high as its hours, and as wide as its week', () => {
  const { path, zero, hour } = wideHoursCord(weeks, false);
  expect(hour).toBe(66);
  const points = pointsOf(path);
  for (const [index, value] of hours.entries()) {
    const start = 56 + index * week;
    const inWeek = points.filter(([x]) => x > start + 20 && x < start + week - 13);
    for (const [, y] of inWeek) expect(y, `week ${index + 1}`).toBeCloseTo(zero - value * hour, 0);
    const step = points.some(
      ([x, y]) => x <= start + 15 && Math.abs(y - zero + value * hour) < 0.3,
    );
    expect(step, `week ${index + 1}`).toBe(true);
  }
});

test('in the narrow drawing weeks go down, and a step is as far out as its hours', () => {
  const { path, zero, hour } = narrowHoursCord(weeks, false);
  const points = pointsOf(path);
  for (const [index, value] of hours.entries()) {
    const start = 12 + index * 44;
    const isThere = points.some(
      ([x, y]) => y >= start && y <= start + 44 && Math.abs(x - zero - value * hour) < 0.3,
    );
    expect(isThere, `week ${index + 1}`).toBe(true);
  }
});

test('the knot has a loop for each hour, and stays within its week and its hours', () => {
  for (const count of [1, 2, 3, 5, 7]) {
    const points = knotPoints(count, 0);
    const curve = curveThrough(points);
    // A loop is one turn: the cord goes from right to left once in each, and on its way out never.
    const up = curve.slice(0, curve.length - 72);
    const turns = up.filter(([x], index) => {
      const [before, after] = [up[index - 1]?.[0] ?? x, up[index + 1]?.[0] ?? x];
      return x >= before && x > after;
    });
    expect(turns, `${count}`).toHaveLength(count);
    for (const [across, along] of curve) {
      expect(across).toBeGreaterThan(0.08);
      expect(across).toBeLessThanOrEqual(1.01);
      expect(along).toBeGreaterThan(-0.06);
      expect(along).toBeLessThan(count + 0.06);
    }
  }
});

test('the cord lies over and under itself by turns', () => {
  const curve = curveThrough(knotPoints(5, 2));
  const crossings = crossingsOf(curve);
  expect(crossings.length).toBeGreaterThan(8);
  const passes = crossings.flat().sort((a, b) => a - b);
  for (const [first, second] of crossings)
    expect((passes.indexOf(first) + passes.indexOf(second)) % 2).toBe(1);
  expect(wideHoursCord(weeks, true).over.match(/m/gi)).toHaveLength(crossings.length);
});

test('without faults there is no knot', () => {
  const { over, path } = wideHoursCord(weeks, false);
  expect(over).toBe('');
  expect(path).not.toContain('c');
});

test('both drawings take less than 1 KB', () => {
  const drawings = [wideHoursCord(weeks, true), narrowHoursCord(weeks, true)];
  const text = drawings.map(({ path, over }) => path + over).join('\n');
  expect(gzipSync(text).length).toBeLessThan(1000);
});
