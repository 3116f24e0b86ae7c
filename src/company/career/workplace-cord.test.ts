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
  const inside = points.filter(([x]) => Math.abs(x) < 3000);

  test('goes from edge to edge on one floor', () => {
    expect(points[0]?.[0]).toBe(-3000);
    expect(points.at(-1)?.[0]).toBe(3000);
    expect(points.at(-1)?.[1]).toBe(points[0]?.[1]);
  });

  test('keeps within its place, right of the lead', () => {
    for (const [x, y] of inside) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThanOrEqual(drawing.height - 4);
    }
  });

  test('has the stool beside the bench, lower than it, and the light between lamp and bench', () => {
    const light = pointsOf(drawing.light);
    const benchTop = Math.max(...light.map(([, y]) => y));
    const rung = pointsOf(drawing.rung);
    const stool = inside.filter(([x]) => x < Math.max(...rung.map(([end]) => end)));
    expect(Math.min(...stool.map(([, y]) => y))).toBeGreaterThan(benchTop);
  });

  test('has a rung from leg to leg, over the one at the back', () => {
    const [[from, height] = [0, 0], [to] = [0]] = pointsOf(drawing.rung);
    const [[start, under] = [0, 0], [end] = [0]] = pointsOf(drawing.under);
    expect(under).toBe(height);
    expect(start).toBeGreaterThan(from);
    expect(end).toBeLessThan(to);
  });
});
