import { describe, expect, test } from 'vitest';
import { narrow, wide } from './workplace-cord.ts';

/** Returns the points where the pieces of a path of relative curves and absolute lines end. */
function pointsOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLcq])([^MLcq]*)/g)].map(([, command, values = '']) => {
    const [dx = 0, dy = 0] = (values.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    [x, y] = command === 'c' || command === 'q' ? [x + dx, y + dy] : [dx, dy];
    return [x, y];
  });
}

describe.each([
  ['wide', wide, [500, 1224]],
  ['narrow', narrow, [8, 382]],
] as const)('the %s workplace', (_, drawing, [left, right]) => {
  const points = pointsOf(drawing.path);
  const [rungStart = [0, 0], rungEnd = [0, 0]] = points.slice(-2);
  const stroke = points.slice(0, -2);
  const inside = stroke.filter(([x]) => Math.abs(x) < 3000);

  test('goes from edge to edge on one floor', () => {
    expect(stroke[0]?.[0]).toBe(-3000);
    expect(stroke.at(-1)?.[0]).toBe(3000);
    expect(stroke.at(-1)?.[1]).toBe(stroke[0]?.[1]);
  });

  test('keeps within its place, right of the lead', () => {
    for (const [x, y] of inside) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThanOrEqual(drawing.height - 4);
    }
  });

  test('has the stool beside the bench, lower than it', () => {
    const benchTop = Math.max(...pointsOf(drawing.light).map(([, y]) => y));
    const stool = inside.filter(([x]) => x < rungEnd[0]);
    expect(Math.min(...stool.map(([, y]) => y))).toBeGreaterThan(benchTop);
  });

  test('has a rung from leg to leg, over the one at the back', () => {
    const [start = [0, 0], end = [0, 0]] = pointsOf(drawing.over);
    expect([start[1], end[1]]).toEqual([rungStart[1], rungEnd[1]]);
    expect(start[0]).toBeGreaterThan(rungStart[0]);
    expect(end[0]).toBeLessThan(rungEnd[0]);
  });
});
