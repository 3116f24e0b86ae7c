/** A point or a direction: x to the right, y away from the camera, z up. Centimeters. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => times(a, 1 / Math.max(1e-12, Math.hypot(...a)));

/** Turns and moves a point. */
export type Place = (point: Vector) => Vector;

/** Turns round an axis through the origin, by an angle in radians. */
export function turned(axis: Vector, angle: number): Place {
  const n = unit(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (p) => add(add(times(p, c), times(cross(n, p), s)), times(n, dot(n, p) * (1 - c)));
}

export const moved =
  (by: Vector): Place =>
  (p) =>
    add(p, by);

/** Applies places one after the other. */
export const inTurn =
  (...places: readonly Place[]): Place =>
  (p) =>
    places.reduce((point, place) => place(point), p);
