/** A place in a picture, as shares of its width and height. */
export type Point = readonly [x: number, y: number];

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.max(low, Math.min(high, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 up to `low`, 1 from `high` on, and a soft step between; falls where `low` is the greater. */
export function step(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

/** Smaller of two distances, their meeting rounded over `by`. */
export function smoothLeast(one: number, other: number, by: number): number {
  const share = clamp(0.5 + (0.5 * (other - one)) / by);
  return mix(other, one, share) - by * share * (1 - share);
}

/** Distance from a point to a line between two others. */
export function toLine(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const share = alongLine(x, y, ax, ay, bx, by);
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

/** Distance to a line that sags between two points. */
export function toSag(x: number, y: number, from: Point, to: Point, sag: number): number {
  const share = alongLine(x, y, from[0], from[1], to[0], to[1]);
  return toLine(x, y - sag * Math.sin(share * Math.PI), from[0], from[1], to[0], to[1]);
}

/** Place of the nearest point on a line between two points, 0 to 1. */
export function alongLine(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const [lx, ly] = [bx - ax, by - ay];
  return clamp(((x - ax) * lx + (y - ay) * ly) / (lx * lx + ly * ly));
}

/** Signed distance to a box with rounded corners round the origin. */
export function toBox(x: number, y: number, halfX: number, halfY: number, round: number): number {
  const qx = Math.abs(x) - halfX + round;
  const qy = Math.abs(y) - halfY + round;
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - round;
}

/** A point in a frame that is moved to `x`, `y` and turned. */
export function inFrame(
  px: number,
  py: number,
  x: number,
  y: number,
  turn: number,
): readonly [number, number] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [(px - x) * cos + (py - y) * sin, -(px - x) * sin + (py - y) * cos];
}

/** Height of a bulging edge: 0 outside, rising like a quarter of a circle over `wide`, then `high`. */
export function bulge(inside: number, wide: number, high: number): number {
  if (inside <= 0) return 0;
  if (inside >= wide) return high;
  const rest = 1 - inside / wide;
  return high * Math.sqrt(1 - rest * rest);
}

const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Linear light of a color. */
export type Tone = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as linear light. */
export const tone = (hex: string): Tone => [
  linear(Number.parseInt(hex.slice(1, 3), 16)),
  linear(Number.parseInt(hex.slice(3, 5), 16)),
  linear(Number.parseInt(hex.slice(5, 7), 16)),
];
