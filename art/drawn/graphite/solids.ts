/** A point or a direction: x to the right, y up, z towards the eye. Lengths are centimeters. */
export type Point = readonly [x: number, y: number, z: number];
export type Rgb = readonly [r: number, g: number, b: number];

/** Appearance of a thing at a spot. */
export interface Coat {
  /** Thin color under the graphite, and its share. */
  wash: Rgb;
  share: number;
  /** Lightness of the thing itself, 0 to 1. */
  value: number;
  /** Direction of the strokes, in turns of a half circle. */
  lay?: number;
  /** Shine, 0 to 1. */
  gleam?: number;
}

/** A thing on the table: its distance from a point, and its coat there. */
export interface Solid {
  distance: (x: number, y: number, z: number) => number;
  coat: (x: number, y: number, z: number) => Coat;
  /** Bounding ball: far from it nothing else needs to be computed. */
  ball: readonly [x: number, y: number, z: number, r: number];
  /** True if its own edges show by light alone. */
  unlined?: boolean;
}

/** `Math.hypot`, ten times faster. */
export const long = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);

const turn = (x: number, z: number, c: number, s: number) =>
  [x * c - z * s, x * s + z * c] as const;

/** A box with soft edges, its foot on `at`, turned about the upright. */
export function slab(
  at: Point,
  [w, h, d]: Point,
  { angle = 0, soft = 0.1, rough = 0 }: { angle?: number; soft?: number; rough?: number },
  coat: Coat | ((height: number, x: number, z: number) => Coat),
): Solid {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const local = (x: number, z: number) => turn(x - at[0], z - at[2], c, s);
  return {
    unlined: rough > 0,
    ball: [at[0], at[1] + h / 2, at[2], long(w, h, d) / 2 + 0.3],
    distance: (x, y, z) => {
      const [u, v] = local(x, z);
      const dy = y - at[1];
      // Sheets that do not lie quite over one another.
      const sheet = Math.floor(dy * 3);
      const slip = rough ? rough * Math.sin(sheet * 12.9898 + sheet * sheet * 0.71) : 0;
      const qx = Math.abs(u + slip) - w / 2 + soft;
      const qy = Math.abs(dy - h / 2) - h / 2 + soft;
      const qz = Math.abs(v + slip * 0.7) - d / 2 + soft;
      const out = long(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
      return (out + Math.min(Math.max(qx, qy, qz), 0) - soft) * (rough ? 0.7 : 1);
    },
    coat: (x, y, z) => {
      if (typeof coat !== 'function') return coat;
      const [u, v] = local(x, z);
      return coat(y - at[1], u, v);
    },
  };
}

/** A rod with round ends: strings, crumbs, a handle. */
export function rod(from: Point, to: Point, r: number, coat: Coat): Solid {
  const d: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const square = d[0] ** 2 + d[1] ** 2 + d[2] ** 2;
  return {
    ball: [
      (from[0] + to[0]) / 2,
      (from[1] + to[1]) / 2,
      (from[2] + to[2]) / 2,
      Math.sqrt(square) / 2 + r + 0.1,
    ],
    distance: (x, y, z) => {
      const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
      const t = Math.max(0, Math.min(1, (px * d[0] + py * d[1] + pz * d[2]) / square));
      return long(px - d[0] * t, py - d[1] * t, pz - d[2] * t) - r;
    },
    coat: () => coat,
  };
}

/** A string through some spots, bent as a string bends: it has no corners. */
export function cord(spots: readonly Point[], r: number, coat: Coat): readonly Solid[] {
  const pieces = 7;
  const way: Point[] = [];
  for (let i = 0; i + 1 < spots.length; i += 1)
    for (let k = 0; k < pieces; k += 1) way.push(onCurve(spots, i, k / pieces));
  way.push(spots[spots.length - 1] as Point);
  const rods = way.slice(1).map((spot, i) => rod(way[i] as Point, spot, r, coat));
  // One thing with one ball round it: what is far from the string need not ask every piece of it.
  const [x, y, z] = [0, 1, 2].map(
    (n) => way.reduce((sum, spot) => sum + (spot[n] ?? 0), 0) / way.length,
  ) as [number, number, number];
  const reach = Math.max(...way.map((spot) => long(spot[0] - x, spot[1] - y, spot[2] - z)));
  return [
    {
      ball: [x, y, z, reach + r + 0.1],
      distance: (px, py, pz) => {
        let best = 1e3;
        for (const piece of rods) best = Math.min(best, piece.distance(px, py, pz));
        return best;
      },
      coat: () => coat,
    },
  ];
}

/** A spot between two others, on the curve that goes through all of them (Catmull and Rom). */
function onCurve(spots: readonly Point[], i: number, t: number): Point {
  const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(
    (k) => spots[Math.max(0, Math.min(spots.length - 1, k))] as Point,
  ) as [Point, Point, Point, Point];
  const on = (n: 0 | 1 | 2) =>
    b[n] +
    0.5 *
      t *
      (c[n] -
        a[n] +
        t * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + t * (3 * (b[n] - c[n]) + d[n] - a[n])));
  return [on(0), on(1), on(2)];
}

const wood: Rgb = [222, 184, 132];
const lacquer: Rgb = [132, 28, 36];

/** A pencil of six sides from its point to its end; `r` is half of its thickness. */
export function pencil(
  tip: Point,
  end: Point,
  r: number,
  core: Rgb = lacquer,
  red: Rgb = lacquer,
): Solid {
  const whole = long(end[0] - tip[0], end[1] - tip[1], end[2] - tip[2]);
  const a: Point = [
    (end[0] - tip[0]) / whole,
    (end[1] - tip[1]) / whole,
    (end[2] - tip[2]) / whole,
  ];
  // Two directions across it.
  const flat = long(a[0], a[2]);
  const b: Point = flat > 0.01 ? [-a[2] / flat, 0, a[0] / flat] : [1, 0, 0];
  const e: Point = [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const slope = 0.19;
  const across = (x: number, y: number, z: number) => {
    const p: Point = [x - tip[0], y - tip[1], z - tip[2]];
    const s = p[0] * a[0] + p[1] * a[1] + p[2] * a[2];
    const u = p[0] * b[0] + p[1] * b[1] + p[2] * b[2];
    const v = p[0] * e[0] + p[1] * e[1] + p[2] * e[2];
    const six = Math.max(Math.abs(v), Math.abs(0.866 * u + 0.5 * v), Math.abs(0.866 * u - 0.5 * v));
    return [s, long(u, v), six, Math.atan2(v, u)] as const;
  };
  return {
    ball: [(tip[0] + end[0]) / 2, (tip[1] + end[1]) / 2, (tip[2] + end[2]) / 2, whole / 2 + r],
    distance: (x, y, z) => {
      const [s, round, six] = across(x, y, z);
      const cone = (round - (s + 0.25 * r) * slope) * 0.98;
      return Math.max(six - r, cone, s - whole, -s) - 0.03 * r;
    },
    coat: (x, y, z) => {
      const [s, round, six, angle] = across(x, y, z);
      if (s > whole - 0.02) return { wash: wood, share: 0.7, value: 0.8 };
      if (round < r * 0.36 && s < (r * 0.36) / slope)
        return { wash: core, share: 0.9, value: 0.34, lay: 0.1, gleam: 0.5 };
      if (six < r * 0.985) {
        const fiber = Math.sin(angle * 9 + s * 2.1) * Math.sin(angle * 23 + s * 0.7);
        return { wash: wood, share: 0.85, value: 0.82 + 0.07 * fiber, lay: 0.2 };
      }
      return { wash: red, share: 0.95, value: 0.6, lay: 0.05, gleam: 0.75 };
    },
  };
}
