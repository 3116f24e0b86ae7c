import { type Coat, long, type Point, type Solid } from './solids.ts';

export interface Eye {
  from: Point;
  to: Point;
  /** Height of the picture at one centimeter's distance. */
  open: number;
  /** Direction that the light comes from. */
  sun: Point;
  /** 4: a window; 20: the sun. */
  crisp: number;
  /** Distance from the eye to the end of the table. */
  far: number;
}

/** View by pixel: darkness, color, outlines and the direction of the strokes. */
export interface Seen {
  width: number;
  height: number;
  dark: Float32Array;
  line: Float32Array;
  wash: Float32Array;
  lay: Float32Array;
}

const unit = ([x, y, z]: Point): Point => {
  const l = long(x, y, z);
  return [x / l, y / l, z / l];
};
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Renders things on a table by ray marching: distances, light and outlines. */
export function lookAt(
  solids: readonly Solid[],
  table: (x: number, z: number) => Coat,
  { from, to, open, sun, crisp, far }: Eye,
  width: number,
  height: number,
): Seen {
  let nearest = -1;
  const field = (x: number, y: number, z: number): number => {
    let best = y;
    nearest = -1;
    for (let i = 0; i < solids.length; i += 1) {
      const solid = solids[i] as Solid;
      const ball = solid.ball;
      const away = long(x - ball[0], y - ball[1], z - ball[2]) - ball[3];
      if (away > best) continue;
      const d = away > 0.6 ? away + 0.1 : solid.distance(x, y, z);
      if (d < best) {
        best = d;
        nearest = i;
      }
    }
    return best;
  };
  /** Returns the exact distance to the things, without the table: half-shadows need it without bounding balls. */
  const clear = (x: number, y: number, z: number): number => {
    let best = 1e3;
    for (const solid of solids) {
      const ball = solid.ball;
      if (long(x - ball[0], y - ball[1], z - ball[2]) - ball[3] < best)
        best = Math.min(best, solid.distance(x, y, z));
    }
    return best;
  };
  const top = Math.max(...solids.map(({ ball }) => ball[1] + ball[3]));
  const light = unit(sun);
  const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const size = width * height;
  const seen: Seen = {
    width,
    height,
    dark: new Float32Array(size),
    line: new Float32Array(size),
    wash: new Float32Array(size * 4),
    lay: new Float32Array(size),
  };
  const ids = new Int16Array(size).fill(-1);
  const facing = new Float32Array(size * 3);
  const shades = new Float32Array(size * 2);
  /** Side of a block of rays in pixels: they share the distance that is surely free of things. */
  const side = 8;
  const blocks = Math.ceil(width / side);
  const starts = new Float32Array(blocks * Math.ceil(height / side)).fill(-1);
  const cone = (0.75 * side * open) / height;
  const rayAt = (i: number, j: number): Point => {
    const u = (i / height - width / height / 2) * open;
    const v = (0.5 - j / height) * open;
    return unit([
      ahead[0] + right[0] * u + up[0] * v,
      ahead[1] + right[1] * u + up[1] * v,
      ahead[2] + right[2] * u + up[2] * v,
    ]);
  };
  const startOf = (i: number, j: number): number => {
    const block = Math.floor(j / side) * blocks + Math.floor(i / side);
    const known = starts[block] ?? -1;
    if (known >= 0) return known;
    const ray = rayAt((Math.floor(i / side) + 0.5) * side, (Math.floor(j / side) + 0.5) * side);
    let t = 0.5;
    for (let k = 0; k < 120 && t < far + 1; k += 1) {
      const d = field(from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t);
      const free = (d - cone * t) * 0.7;
      if (free < 0.05) break;
      t += free;
    }
    starts[block] = t;
    return t;
  };
  for (let j = 0; j < height; j += 1)
    for (let i = 0; i < width; i += 1) {
      const ray = rayAt(i + 0.5, j + 0.5);
      let t = startOf(i, j);
      let d = 1;
      let [x, y, z] = from;
      for (let k = 0; k < 160 && t < far + 1; k += 1) {
        x = from[0] + ray[0] * t;
        y = from[1] + ray[1] * t;
        z = from[2] + ray[2] * t;
        d = field(x, y, z);
        if (d < 0.0012 * t * 0.4 + 0.0008) break;
        t += d * 0.95;
      }
      // Behind the table there is only paper.
      if (t > far) continue;
      const id = nearest;
      const h = 0.004 + t * 0.0002;
      let n: Point = [0, 1, 0];
      if (id >= 0) {
        const solid = solids[id] as Solid;
        n = unit([
          solid.distance(x + h, y, z) - solid.distance(x - h, y, z),
          solid.distance(x, y + h, z) - solid.distance(x, y - h, z),
          solid.distance(x, y, z + h) - solid.distance(x, y, z - h),
        ]);
      }
      const at = j * width + i;
      // Shadows are soft: four neighbors of one face share what was reckoned for the first.
      const first = at - (i % 2) - (j % 2) * width;
      const alike =
        first !== at &&
        ids[first] === id &&
        n[0] * (facing[first * 3] ?? 0) +
          n[1] * (facing[first * 3 + 1] ?? 0) +
          n[2] * (facing[first * 3 + 2] ?? 0) >
          0.99;
      const lit = Math.max(0, n[0] * light[0] + n[1] * light[1] + n[2] * light[2]);
      let shade = alike ? (shades[first * 2] ?? 1) : 1;
      if (lit > 0 && !alike) {
        // No two spots walk in the same steps, or the half-shadow has rings like a tree.
        const jitter = ((i * 73 + j * 151 + ((i * j) % 89) * 31) % 97) / 97;
        for (let s = 0.05 + 0.1 * jitter, k = 0; s < 60 && k < 110 && shade > 0.01; k += 1) {
          if (y + light[1] * s > top) break;
          const near = clear(
            x + n[0] * 0.03 + light[0] * s,
            y + n[1] * 0.03 + light[1] * s,
            z + n[2] * 0.03 + light[2] * s,
          );
          shade = Math.min(shade, (crisp * near) / s);
          s += Math.max(0.04, Math.min(1.2, near * (0.22 + 0.12 * jitter)));
        }
        shade = Math.max(0, shade);
        shade = shade * shade * (3 - 2 * Math.min(1, shade));
      }
      let open2 = alike ? (shades[first * 2 + 1] ?? 1) : 0;
      for (let k = 1; k <= 4 && !alike; k += 1) {
        const s = 0.28 * k * k * 0.6;
        open2 += Math.min(1, field(x + n[0] * s, y + n[1] * s, z + n[2] * s) / s) / 4;
      }
      const coat = id >= 0 ? (solids[id] as Solid).coat(x, y, z) : table(x, z);
      const bright =
        0.26 * (0.35 + 0.65 * open2) * (0.75 + 0.25 * n[1]) + 0.86 * lit * Math.min(1, shade);
      // A gleam where lacquer or lead looks into the light.
      const half = unit([light[0] - ray[0], light[1] - ray[1], light[2] - ray[2]]);
      const facingHalf = Math.max(0, n[0] * half[0] + n[1] * half[1] + n[2] * half[2]);
      const gleam = (coat.gleam ?? 0) * facingHalf ** 26 * Math.min(1, shade);
      ids[at] = id;
      facing.set(n, at * 3);
      shades[at * 2] = shade;
      shades[at * 2 + 1] = open2;
      const here = id < 0 ? Math.min(1, (far - t) / (far * 0.22)) : 1;
      seen.dark[at] = here * (1 - Math.min(1, bright * coat.value * 1.12 + gleam));
      seen.wash.set(
        [...coat.wash, here * coat.share * (1 - 0.8 * Math.min(1, gleam * 1.4))],
        at * 4,
      );
      seen.lay[at] = coat.lay ?? (id < 0 ? -0.12 : Math.abs(n[1]) > 0.7 ? 0.06 : 0.36);
    }
  for (let at = 0; at < size; at += 1)
    for (const by of [1, width]) {
      const other = at + by;
      if (other >= size || (by === 1 && other % width === 0)) continue;
      const same = ids[at] === ids[other];
      const dot =
        (facing[at * 3] ?? 0) * (facing[other * 3] ?? 0) +
        (facing[at * 3 + 1] ?? 0) * (facing[other * 3 + 1] ?? 0) +
        (facing[at * 3 + 2] ?? 0) * (facing[other * 3 + 2] ?? 0);
      // The void has no edges, and a heap of sheets has too many.
      const bare = same && (ids[at] === -1 || solids[ids[at] ?? -1]?.unlined);
      const strong = bare ? 0 : same ? (dot < 0.72 ? 0.4 : 0) : 1;
      if (strong > (seen.line[at] ?? 0)) seen.line[at] = strong;
    }
  return seen;
}
