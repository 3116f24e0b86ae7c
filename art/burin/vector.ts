/** A point or a direction in space. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1));

export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value));
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 before `from`, 1 after `to`, smooth between them; `from` may be the larger one. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Turns a point about an axis (0, 1 or 2) by an angle in radians. */
export function turned(point: Vec, axis: 0 | 1 | 2, angle: number): Vec {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y, z] = point;
  if (axis === 0) return [x, y * cos - z * sin, y * sin + z * cos];
  if (axis === 1) return [x * cos + z * sin, y, z * cos - x * sin];
  return [x * cos - y * sin, x * sin + y * cos, z];
}
