import { minstd } from '../../../content/minstd.ts';

/** Point of a drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];

/** Functions that return hand-drawn lines as SVG path data; the same seed gives the same irregularities. */
export interface Hand {
  /** Nearly straight line that extends beyond both ends. */
  line: (from: Point, to: Point) => string;
  /** Smooth curve through points. */
  curve: (...points: Point[]) => string;
  /** Rectangle of four lines that cross at the corners. */
  box: (x: number, y: number, width: number, height: number) => string[];
  /** Ellipse whose ends overlap. */
  loop: (center: Point, radiusX: number, radiusY: number) => string;
  /** Curve with an arrowhead at its end. */
  arrow: (...points: Point[]) => string[];
  /** Zigzag over a rectangle, for hatching or crossing out. */
  scribble: (x: number, y: number, width: number, height: number, turns: number) => string;
}

const roundPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Formats coordinates without optional spaces. */
const formatPoints = (...points: Point[]) => points.flat().join(' ').replaceAll(' -', '-');

/** Returns a path through all points: a Catmull–Rom spline in relative coordinates. */
function smooth(points: readonly Point[]): string {
  const pointAt = (index: number): Point =>
    roundPoint(points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]);
  const segments = points.slice(1).map((_, index) => {
    const [before, start, end, after] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ];
    const relative = ([x, y]: Point): Point => roundPoint([x - start[0], y - start[1]]);
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    const target = [relative(second), relative(end)];
    // `s` commands: the first control point mirrors the previous one.
    return index === 0
      ? `c${formatPoints(relative(first), ...target)}`
      : `s${formatPoints(...target)}`;
  });
  return `M${formatPoints(pointAt(0))}${segments.join('')}`;
}

/** Returns drawing functions with irregularities of about `error` units. */
export function createHand(seed: number, error = 2): Hand {
  const random = minstd(seed * 7919 + 13);
  const randomOffset = (size = error) => (random() - 0.5) * 2 * size;
  const jitter = ([x, y]: Point, size?: number): Point => [
    x + randomOffset(size),
    y + randomOffset(size),
  ];

  const line: Hand['line'] = (from, to) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const overshoot = () => ((0.4 + random()) * error * 1.6) / length;
    const [before, after] = [overshoot(), overshoot()];
    const start: Point = [from[0] - dx * before, from[1] - dy * before];
    const end: Point = [to[0] + dx * after, to[1] + dy * after];
    const bend = randomOffset(error * 0.5 + length * 0.008);
    const middle: Point = [
      (start[0] + end[0]) / 2 - (dy / length) * bend,
      (start[1] + end[1]) / 2 + (dx / length) * bend,
    ];
    const first = roundPoint(jitter(start, error / 3));
    const relative = ([x, y]: Point): Point => roundPoint([x - first[0], y - first[1]]);
    return `M${formatPoints(first)}q${formatPoints(relative(middle), relative(jitter(end, error / 3)))}`;
  };

  const curve: Hand['curve'] = (...points) =>
    smooth(points.map((point) => jitter(point, error / 2)));

  return {
    line,
    curve,
    box: (x, y, width, height) => [
      line([x, y], [x + width, y]),
      line([x + width, y], [x + width, y + height]),
      line([x + width, y + height], [x, y + height]),
      line([x, y + height], [x, y]),
    ],
    loop: (center, radiusX, radiusY) => {
      const start = -2.4 + randomOffset(0.3);
      const points = Array.from({ length: 10 }, (_, index): Point => {
        const angle = start + (index / 8) * Math.PI * 2;
        const growth = 1 + (index - 4) * 0.014;
        return jitter(
          [
            center[0] + Math.cos(angle) * radiusX * growth,
            center[1] + Math.sin(angle) * radiusY * growth,
          ],
          error / 2,
        );
      });
      return smooth(points);
    },
    arrow: (...points) => {
      const end = points.at(-1) ?? [0, 0];
      const before = points.at(-2) ?? end;
      const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
      const side = (offset: number): Point => [
        end[0] - Math.cos(angle + offset) * error * 8,
        end[1] - Math.sin(angle + offset) * error * 8,
      ];
      return [curve(...points), smooth([jitter(side(0.5)), end, jitter(side(-0.55))])];
    },
    scribble: (x, y, width, height, turns) =>
      smooth(
        Array.from({ length: turns * 2 }, (_, index) =>
          jitter([x + (width * index) / (turns * 2 - 1), index % 2 === 0 ? y + height : y]),
        ),
      ),
  };
}
