/** A point of a kite in inches: x to the right, y down, the middle of the kite at 0, 0. */
export type Point = readonly [x: number, y: number];

/** Signed distance to the edge of a shape in inches, negative inside. */
export type Shape = (x: number, y: number) => number;

/** A disc. */
export const disc =
  ([cx, cy]: Point, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;

/** Distance to a line from `a` to `b`, and how far along it the nearest point lies, 0 to 1. */
export function alongSegment(x: number, y: number, a: Point, b: Point): readonly [number, number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy);
  const held = Math.max(0, Math.min(1, share));
  return [Math.hypot(x - a[0] - dx * held, y - a[1] - dy * held), held];
}

/** A closed polygon. */
export function polygon(points: readonly Point[]): Shape {
  return (x, y) => {
    let least = Number.POSITIVE_INFINITY;
    let inside = false;
    for (let i = 0; i < points.length; i++) {
      const a = points[i] as Point;
      const b = points[(i + 1) % points.length] as Point;
      least = Math.min(least, alongSegment(x, y, a, b)[0]);
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
        inside = !inside;
    }
    return inside ? -least : least;
  };
}

/** The part that all shapes have in common. */
export const common =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((most, shape) => Math.max(most, shape(x, y)), Number.NEGATIVE_INFINITY);

/** All shapes together. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((least, shape) => Math.min(least, shape(x, y)), Number.POSITIVE_INFINITY);

/** The first shape without the second. */
export const without =
  (whole: Shape, cut: Shape): Shape =>
  (x, y) =>
    Math.max(whole(x, y), -cut(x, y));

/** A ring between two radii. */
export const ring = (middle: Point, inner: number, outer: number): Shape =>
  without(disc(middle, outer), disc(middle, inner));

/** A stretch of paper-straight cloth between two heights, which may wave. */
export const band =
  (top: (x: number) => number, foot: (x: number) => number): Shape =>
  (x, y) =>
    Math.max(top(x) - y, y - foot(x));

/** From 1 to 0 between two distances. */
export const fade = (from: number, to: number, at: number): number => {
  const share = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return 1 - share * share * (3 - 2 * share);
};
