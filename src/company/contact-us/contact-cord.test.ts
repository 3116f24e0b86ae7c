import { describe, expect, test } from 'vitest';
import { holeAngle, narrow, type Telephone, wide } from './contact-cord.ts';
import { narrowTail, tailBox, wideTail } from './contact-tail.ts';

const drawings = [
  ['wide', wide, 56, 1224],
  ['narrow', narrow, 8, 370],
] as const;

/** Returns where a path of relative curves and absolute lines and arcs begins, or ends. */
function endOf(path: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, command, values = ''] of path.matchAll(/([MLAcq])([^MLAcq]*)/g)) {
    const [dx = 0, dy = 0] = (values.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    [x, y] = command === 'c' || command === 'q' ? [x + dx, y + dy] : [dx, dy];
  }
  return [x, y];
}

const pairsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const holeOf = ({ figures }: Telephone, figure: number) => {
  const hole = figures.find((candidate) => candidate.figure === figure);
  if (!hole) throw new Error(`There is no ${figure}.`);
  return hole;
};

describe.each(drawings)('the %s telephone', (_, telephone, left, right) => {
  test('is drawn by the cord from the left edge of the window, within the text', () => {
    expect(telephone.path).toMatch(/^M-3000 /);
    for (const [x, y] of pairsOf(telephone.receiver)) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(4);
    }
  });

  test('has its figures in their places: against the clock from two to five o’clock', () => {
    expect(holeAngle(1)).toBe(60);
    expect(holeAngle(0)).toBe(-210);
    const [x, y] = telephone.dial;
    expect(holeOf(telephone, 3).x).toBeCloseTo(x, 0);
    expect(holeOf(telephone, 6).y).toBeCloseTo(y, 0);
    expect(holeOf(telephone, 9).x).toBeCloseTo(x, 0);
    expect(holeOf(telephone, 1).y).toBeLessThan(y);
    expect(holeOf(telephone, 0).y).toBeGreaterThan(y);
  });

  test('has ten holes side by side, and room for the finger stop between 1 and 0', () => {
    const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((figure) => holeOf(telephone, figure));
    const distances = order.map(({ x, y }, index) => {
      const next = order[(index + 1) % order.length] ?? { x: 0, y: 0 };
      return Math.hypot(next.x - x, next.y - y) / telephone.scale;
    });
    for (const distance of distances.slice(0, 9)) expect(distance).toBeGreaterThan(2 * 16.5 + 5);
    expect(distances[9]).toBeGreaterThan(100);
  });

  test('has a box round its receiver, and no larger', () => {
    const { corner, size } = telephone.receiverBox;
    for (const axis of [0, 1] as const) {
      const places = pairsOf(telephone.receiver).map((point) => point[axis]);
      expect(Math.min(...places)).toBeCloseTo(corner[axis], 0);
      expect(Math.max(...places)).toBeCloseTo(corner[axis] + size[axis], 0);
    }
  });

  test('has a receiver that is level', () => {
    const xs = pairsOf(telephone.receiver).map(([x]) => x);
    expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(2 * telephone.dial[0], 0);
  });
});

test('the coil goes on where the drawing of the telephone ends, and to the left under the button', () => {
  const [x, y] = endOf(wide.path);
  expect(y).toBeCloseTo(wide.height, 0);
  expect(pairsOf(wideTail())[0]?.[0]).toBeCloseTo(x, 0);
  expect(endOf(wideTail())).toEqual([tailBox.left, tailBox.height]);
});

test('on a phone the cord leaves at the right, comes in at the left, and ends behind the button', () => {
  const [, line] = endOf(narrow.path);
  expect(narrow.path).toMatch(/L3000 [\d.]+$/);
  expect(line).toBeLessThan(narrow.height);
  const { path, height } = narrowTail();
  expect(path).toMatch(/^M-3000 /);
  expect(pairsOf(path)[0]?.[1]).toBeLessThan(height);
  expect(endOf(path)).toEqual([40, 0]);
});
