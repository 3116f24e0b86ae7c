import { expect, test } from 'vitest';
import { CordPen, cordFromLeft, toRightEdge } from './cord-pen.ts';

/** Returns the last point of a path of relative curves and absolute lines. */
function endOf(path: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, command, values = ''] of path.matchAll(/([MLcq])([^MLcq]*)/g)) {
    const numbers = (values.match(/-?[\d.]+/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    [x, y] = command === 'c' || command === 'q' ? [x + dx, y + dy] : [dx, dy];
  }
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

test('straight lines keep their corners, or round them', () => {
  expect(new CordPen(0, 0).to(10, 0).to(10, 10).path()).toBe('M0 0L10 0L10 10');
  expect(new CordPen(0, 0).to(10, 0, 4).to(10, 10).path()).toBe('M0 0L6 0q4 0 4 4L10 10');
});

test('loops end on the line that they began on', () => {
  const path = new CordPen(100, 50).loops(3, 30, 15).path();
  expect(endOf(path)).toEqual([190, 50]);
  expect(path.match(/c/g)).toHaveLength(18);
});

test('a curve through points ends at the last', () => {
  expect(endOf(new CordPen(0, 0).through([10, 20], [30, 5], [50, 50]).path())).toEqual([50, 50]);
  expect(new CordPen(0, 0).bow(5, 10, 10, 0).path()).toBe('M0 0q5 10 10 0');
});

test('after a ready piece, the cord goes on where that ended', () => {
  const pen = new CordPen(0, 0).to(10, 20).piece('c5-9 5-9 10 0', 10).curve(20, 10, 30, 10, 30, 20);
  expect(pen.path()).toBe('M0 0L10 20c5-9 5-9 10 0c0-10 10-10 10 0');
});

test('a corner after a curve is rounded from where the curve ended', () => {
  const pen = new CordPen(0, 0).curve(0, 10, 10, 10, 10, 0).to(30, 0, 5).to(30, 30);
  expect(pen.path()).toBe('M0 0c0 10 10 10 10 0L25 0q5 0 5 5L30 30');
});

test('a strand begins where it is drawn from, however often the pen moves', () => {
  const pen = new CordPen(0, 0).move(5, 5).to(9, 5).move(20, 0).curve(20, 10, 30, 10, 30, 0);
  expect(pen.path()).toBe('M5 5L9 5M20 0c0 10 10 10 10 0');
  expect(pen.path(2)).toBe('M6 6L10 6m10-6c0 10 10 10 10 0');
  expect(new CordPen(0, 0).path()).toBe('');
});

test('the cord goes from one edge of any window to the other', () => {
  const path = toRightEdge(cordFromLeft(80).to(200, 80).loops(2, 30, 15), 80);
  expect(path.startsWith('M-3000 80L200 80c')).toBe(true);
  expect(endOf(path)).toEqual([3000, 80]);
});
