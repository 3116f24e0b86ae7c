import type { CordPen, Vector } from '../../blocks/cord/cord-pen.ts';

/** Points along the curve between two points that it goes through. */
const stepsPerPoint = 12;

/** Returns points along the smooth curve (Catmull-Rom) that `CordPen.through` draws. */
export function curveThrough(points: readonly Vector[]): readonly Vector[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Vector;
  const curve = points.slice(1).flatMap((_, index) =>
    Array.from({ length: stepsPerPoint }, (_, step): Vector => {
      const t = step / stepsPerPoint;
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const coordinate = (axis: 0 | 1) =>
        from[axis] +
        (t * (to[axis] - before[axis])) / 2 +
        t ** 2 * (before[axis] - 2.5 * from[axis] + 2 * to[axis] - after[axis] / 2) +
        t ** 3 * (1.5 * (from[axis] - to[axis]) + (after[axis] - before[axis]) / 2);
      return [coordinate(0), coordinate(1)];
    }),
  );
  return [...curve, at(points.length - 1)];
}

/** Returns the positions along a curve, in indexes of its points, of each place where it crosses itself. */
export function crossingsOf(curve: readonly Vector[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let first = 0; first < curve.length - 1; first += 1)
    for (let second = first + 2; second < curve.length - 1; second += 1) {
      const [a, b] = [curve[first] as Vector, curve[first + 1] as Vector];
      const [c, d] = [curve[second] as Vector, curve[second + 1] as Vector];
      const cross = ([x, y]: Vector, [otherX, otherY]: Vector) => x * otherY - y * otherX;
      const way: Vector = [b[0] - a[0], b[1] - a[1]];
      const otherWay: Vector = [d[0] - c[0], d[1] - c[1]];
      const between: Vector = [c[0] - a[0], c[1] - a[1]];
      const area = cross(way, otherWay);
      const [part, otherPart] = [cross(between, otherWay) / area, cross(between, way) / area];
      if (part >= 0 && part < 1 && otherPart >= 0 && otherPart < 1)
        found.push([first + part, second + otherPart]);
    }
  return found;
}

/**
 * Draws the pieces of a curve that lie on top where it crosses itself: under and over by turns, as in
 * any knot that is drawn in one stroke; its end comes out on top.
 * @param reach length of a piece to both sides of its crossing
 */
export function tracePiecesOnTop(pen: CordPen, curve: readonly Vector[], reach: number): void {
  const passes = crossingsOf(curve)
    .flat()
    .sort((a, b) => a - b);
  for (const position of passes.filter((_, index) => index % 2 === 1)) {
    const [x, y] = pointAt(curve, position);
    const [from, to] = [walk(curve, position, -1, reach), walk(curve, position, 1, reach)];
    pen.move(...from).bow(2 * x - (from[0] + to[0]) / 2, 2 * y - (from[1] + to[1]) / 2, ...to);
  }
}

function pointAt(curve: readonly Vector[], position: number): Vector {
  const index = Math.min(Math.floor(position), curve.length - 2);
  const [from, to] = [curve[index] as Vector, curve[index + 1] as Vector];
  const part = position - index;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Returns the point at a distance along a curve, forwards or backwards. */
function walk(curve: readonly Vector[], start: number, direction: 1 | -1, reach: number): Vector {
  let [position, way] = [start, 0];
  let point = pointAt(curve, position);
  while (way < reach && position > 0 && position < curve.length - 1) {
    position = Math.min(Math.max(position + direction / 8, 0), curve.length - 1);
    const next = pointAt(curve, position);
    way += Math.hypot(next[0] - point[0], next[1] - point[1]);
    point = next;
  }
  return point;
}
