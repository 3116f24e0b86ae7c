import { expect, test } from 'vitest';
import { yearsCord } from './years-cord.ts';

/** Returns where the curves of a path end. */
function curveEnds(path: string): [number, number][] {
  const ends: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, values = ''] of path.matchAll(/([MLc])([^MLc]*)/g)) {
    const [dx = 0, dy = 0] = (values.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    [x, y] = command === 'c' ? [x + dx, y + dy] : [dx, dy];
    if (command === 'c') ends.push([x, y]);
  }
  return ends;
}
const loopsIn = (over = '') => over.match(/M/g)?.length;

test('a year that is torn has wires, and the cord two parts', () => {
  const people = [2, 3, 4, 4, 5, 6];
  const { wide, narrow } = yearsCord({ count: people.length, people, torn: 3 });
  for (const { drawing, wires } of [wide, narrow]) {
    expect(loopsIn(drawing.over)).toBe(people.length);
    expect(wires).not.toBe('');
  }
  expect(wide.drawing.path.match(/M/g)).toHaveLength(2);
});

test.each([1, 3, 20, 40])('%i years go from edge to edge, each with a point below', (count) => {
  const { wide, narrow } = yearsCord({ count, people: [] });
  for (const [{ drawing, wires, points }, right] of [
    [wide, 1224],
    [narrow, 380],
  ] as const) {
    expect(wires).toBe('');
    expect(drawing.path).toMatch(/^M-3000 .*L3000 [\d.]+$/);
    expect(loopsIn(drawing.over)).toBe(count);
    expect(points).toHaveLength(count + 1);
    for (const [x, y] of points) {
      expect(x).toBeLessThan(right);
      expect(y).toBeLessThan(drawing.height);
    }
    const places = points.map(([x, y]) => x + y * 1000);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('the area of a loop is to scale, so four times the people are twice as high', () => {
  const { drawing } = yearsCord({ count: 2, people: [1, 4] }).wide;
  const heights = curveEnds(drawing.path).map(([, y]) => y);
  const line = Math.max(...heights);
  const [small, large] = [heights[1] ?? 0, heights[5] ?? 0].map((y) => line - y);
  expect(small).toBeCloseTo(132, 0);
  expect(large).toBeCloseTo(264, 0);
});

test('without numbers, the loops are uneven', () => {
  const { drawing } = yearsCord({ count: 4, people: [] }).wide;
  const tops = [1, 5, 9, 13].map((index) => curveEnds(drawing.path)[index]?.[1]);
  expect(new Set(tops).size).toBe(4);
});

test('the year that runs has a small loop above its point, which is open', () => {
  for (const { drawing, points } of Object.values(yearsCord({ count: 20, people: [1] }))) {
    const [x, y] = points.at(-1) ?? [0, 0];
    const sides = curveEnds(drawing.path).filter(
      ([atX, atY]) => Math.abs(atX - x) < 24 && atY < y - 8 && atY > y - 40,
    );
    expect(sides.map(([atX]) => Math.sign(atX - x))).toEqual([-1, 1]);
  }
});

test('two loops cross, or are clear of each other: those that would graze are moved', () => {
  const distancesOf = (people: readonly number[]) => {
    const { points } = yearsCord({ count: people.length, people }).wide;
    return points.slice(1, -1).map(([x], index) => x - (points[index]?.[0] ?? 0));
  };
  const usual = (1162 - 56) / 20;
  const people = [1, 2, 2, 2, 2, 4, 6, 7, 7, 8, 8, 9, 10, 10, 11, 11, 12, 13, 13, 14];
  const distances = distancesOf(people);
  const moved = distances.flatMap((distance, index) =>
    Math.abs(distance - usual) > 1 ? [index] : [],
  );
  // Loops of two and four people are further apart; those of four, six and seven are closer.
  expect(moved).toEqual([3, 4, 5, 6]);
  expect(distances[4]).toBeGreaterThan(usual + 2);
  expect(distances[5]).toBeLessThan(usual - 5);
  // Where all of them would graze, there is no room to move them.
  const even = distancesOf(Array.from({ length: 15 }, () => 14));
  expect(new Set(even.map(Math.round)).size).toBe(1);
});
