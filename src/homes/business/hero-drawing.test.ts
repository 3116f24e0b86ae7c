import { describe, expect, test } from 'vitest';
import { copy } from './copy.ts';
import { parcel } from './hero-cord-things.ts';
import { firstRow, secondRow, thirdRow, wideHero } from './hero-drawing.ts';

/** Returns the end points of the lines and curves of a path. */
function pointsOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLcq])([^MLcq]*)/g)].map(([, command, values = '']) => {
    const numbers = (values.match(/-?[\d.]+/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    [x, y] = command === 'c' || command === 'q' ? [x + dx, y + dy] : [dx, dy];
    return [x, y];
  });
}

const drawings = {
  'wide, with the mill': { ...wideHero('mill'), width: 1280, margin: 56 },
  'wide, without a building': { ...wideHero(null), width: 1280, margin: 56 },
  'first row': { ...firstRow(), width: 390, margin: 20 },
  'second row': { ...secondRow(), width: 390, margin: 20 },
  'third row': { ...thirdRow(), width: 390, margin: 20 },
};

describe.each(Object.entries(drawings))('%s', (_, { path, height, width, margin, starts }) => {
  const points = pointsOf(path);

  test('leaves at the right edge of any window', () => {
    expect(points.at(-1)?.[0]).toBe(3000);
  });

  test('stays within its box, and all but the line itself within the content', () => {
    const [, y] = points.at(-1) ?? [0, 0];
    for (const [x, at] of points) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(height);
      if (Math.abs(at - y) < 7) continue;
      expect(x).toBeGreaterThanOrEqual(margin - 1);
      expect(x).toBeLessThanOrEqual(width - margin + 1);
    }
  });

  test('has its texts in the order of the line', () => {
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });
});

test('the line begins with the receiver, and in rows goes on from the left edge', () => {
  for (const { path, receiver } of [wideHero('mill'), firstRow()]) {
    expect(pointsOf(path)[0]?.[0]).toBeGreaterThan(receiver.x);
    expect(receiver.x).toBeGreaterThanOrEqual(20);
  }
  for (const { path } of [secondRow(), thirdRow()]) expect(pointsOf(path)[0]?.[0]).toBe(-3000);
});

test('things do not touch each other', () => {
  const [, , parcelX = 0, phoneX = 0, millX = 0] = wideHero('mill').starts;
  const parcelWidth = Math.max(...parcel.map(([right]) => right)) * 0.93;
  expect(parcelX + parcelWidth).toBeLessThan(phoneX - 12);
  expect(phoneX + 67 * 0.93).toBeLessThan(millX - 120);
});

test('every thing has a text, and the mill is the only building', () => {
  const { receiver, things, building } = copy.hero;
  expect([receiver, ...things, building]).toHaveLength(wideHero(building.form).starts.length);
  expect(wideHero(null).starts).toHaveLength(4);
  expect(wideHero(null).rise).toBe(0);
});

test('a fifth of the wheel, at most, is under the line', () => {
  const { path, starts } = wideHero('mill');
  const points = pointsOf(path);
  const line = points.at(-1)?.[1] ?? 0;
  const mill = starts.at(-1) ?? 0;
  const heights = points.filter(([x]) => x > mill - 124 && x < mill - 12).map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  expect(bottom - top).toBeGreaterThan(90);
  expect(bottom - line).toBeLessThanOrEqual((bottom - top) / 5);
});
