import { expect, test } from 'vitest';
import { peopleCord } from './people-cord.ts';
import { cups, people } from './people-outlines.ts';

/** Numbers of each command of relative path data, and how many of them one step takes. */
const stepLengths: Readonly<Record<string, number>> = { c: 6, s: 4, l: 2, h: 1, v: 1, a: 7 };

/** Returns the points at which the steps of relative path data end. */
function pointsOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  const points: [number, number][] = [[0, 0]];
  for (const [, command = '', data = ''] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (data.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const length = stepLengths[command] ?? Number.NaN;
    expect(numbers.length % length, `${command}${data}`).toBe(0);
    for (let index = 0; index < numbers.length; index += length) {
      const [first = 0, second = 0] = numbers.slice(index, index + length).slice(-2);
      x += command === 'v' ? 0 : first;
      y += command === 'v' ? first : command === 'h' ? 0 : second;
      points.push([x, y]);
    }
  }
  return points;
}

test('each outline ends on the table, where the next begins', () => {
  for (const { path, width } of [...people, ...cups]) {
    const [x, y] = pointsOf(path).at(-1) ?? [];
    expect([Math.round(x ?? 0), Math.round(y ?? 0)], path).toEqual([width, 0]);
  }
});

test('people stand on the table, are as high as the drawing allows, and hardly lean over', () => {
  for (const { path, width } of people) {
    const points = pointsOf(path);
    const highest = -Math.min(...points.map(([, y]) => y));
    expect(Math.max(...points.map(([, y]) => y))).toBe(0);
    expect(highest).toBeGreaterThan(150);
    expect(highest).toBeLessThan(200);
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThan(-10);
    expect(Math.max(...points.map(([x]) => x))).toBeLessThan(width + 10);
  }
});

/** Returns the levels of the stretches. */
const levels = (path: string) =>
  [...path.matchAll(/M-3000 (\d+)/g)].map(([, level]) => Number(level));

test('every stretch goes from edge to edge, and the next is further below', () => {
  const { wide, narrow } = peopleCord(9, 5);
  expect(levels(wide.path)).toHaveLength(2);
  expect(levels(narrow.path)).toHaveLength(4);
  for (const { path, height } of [wide, narrow]) {
    expect(path.match(/L3000 /g)).toHaveLength(levels(path).length);
    expect(Math.max(...levels(path))).toBeLessThan(height);
    expect(levels(path)).toEqual([...levels(path)].sort((one, other) => one - other));
  }
});

test('any number of people is drawn, each with a place for the name that no other covers', () => {
  for (const count of [1, 2, 4, 9, 10, 23]) {
    const { wide, narrow } = peopleCord(count, 0);
    for (const { places } of [wide, narrow]) expect(places).toHaveLength(count);
    for (const [places, distance] of [
      [wide.places, 8.5],
      [narrow.places, 29],
    ] as const) {
      for (const [index, place] of places.entries()) {
        const before = places[index - 1];
        expect(place.left).toBeGreaterThan(3);
        expect(place.left).toBeLessThan(97);
        if (before?.top === place.top) {
          expect(place.left - before.left).toBeGreaterThan(distance);
        }
      }
    }
  }
});

test('outlines are taken in turn', () => {
  const tenth = people[0]?.path ?? '';
  expect(peopleCord(9, 0).wide.path.split(tenth)).toHaveLength(2);
  expect(peopleCord(10, 0).wide.path.split(tenth)).toHaveLength(3);
});

test('nobody has no drawing', () => {
  expect(peopleCord(0, 0).wide).toEqual({ height: 0, path: '', places: [] });
});

test('names of a row are at equal distances, and a full row spans the drawing', () => {
  const { wide, narrow } = peopleCord(9, 5);
  for (const [places, perRow] of [
    [wide.places, 9],
    [narrow.places, 3],
  ] as const) {
    const step = (places[1]?.left ?? 0) - (places[0]?.left ?? 0);
    expect(step * perRow).toBeGreaterThan(97);
    for (const [index, { left }] of places.entries()) {
      expect(left - (places[0]?.left ?? 0)).toBeCloseTo((index % perRow) * step, 0);
    }
  }
});

test('neighbors in a row do not overlap', () => {
  for (const [index, { width, neck }] of people.entries()) {
    const next = people[(index + 1) % people.length];
    expect(width - neck + (next?.neck ?? 0)).toBeLessThan((390 - 8) / 3);
  }
});

test('cups stand where nobody sits, on a stretch of their own', () => {
  const mug = cups[0]?.path ?? '';
  for (const { path } of Object.values(peopleCord(9, 5))) {
    expect(path.split(mug)).toHaveLength(3);
    expect(path.lastIndexOf('M-3000')).toBeLessThan(path.indexOf(mug));
  }
});
