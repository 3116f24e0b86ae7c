/** Size of the piece in meters, and the distance of the threads that are reckoned with. */
export const piece = { wide: 0.6, long: 0.76, pitch: 0.021 } as const;

/** A piece of cloth as threads that cross: points in space, and links that hold them together. */
export interface Fallen {
  /** Three numbers a point: across, towards us, up. */
  points: Float32Array;
  before: Float32Array;
  /** Positions of the points on the cutting table. */
  cut: Float32Array;
  /** 0 where the rod holds a point. */
  free: Uint8Array;
  /** Pairs of points with a length and a compliance each; threads first, then what holds squares and folds. */
  pairs: Int32Array;
  lengths: Float32Array;
  gives: Float32Array;
  /** Lines of points along warp and weft, as they are drawn. */
  threads: readonly (readonly number[])[];
  /** Points near the middle of the lower edge, and of both sides at half its length. */
  foot: readonly number[];
  sides: readonly [left: readonly number[], right: readonly number[]];
}

/** Compliance of a square of threads that is pushed out of square, and of a fold. */
const gives = { shear: 1.4e-4, fold: 1e-4 } as const;
/** Seconds of a step; the parts of one sixtieth. */
const parts = 12;
const part = 1 / 60 / parts;
const gravity = 9.8;

type Spot = readonly [x: number, y: number];

/** Cuts a piece out of cloth whose warp leans by an angle, and pins its upper edge to a rod. */
export function cutAt(degrees: number): Fallen {
  const { wide, long, pitch } = piece;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const reach = Math.ceil(Math.hypot(wide, long) / 2 / pitch);
  const index = new Map<string, number>();
  const spots: Spot[] = [];
  const keyOf = (i: number, j: number) => `${i} ${j}`;
  for (let j = -reach; j <= reach; j++)
    for (let i = -reach; i <= reach; i++) {
      const x = (i * cos - j * sin) * pitch;
      const y = (i * sin + j * cos) * pitch;
      if (Math.abs(x) > wide / 2 + 1e-9 || Math.abs(y) > long / 2 + 1e-9) continue;
      index.set(keyOf(i, j), spots.length);
      spots.push([x, y]);
    }
  const pairs: number[] = [];
  const lengths: number[] = [];
  const soft: number[] = [];
  const link = (from: number, i: number, j: number, length: number, give: number) => {
    const to = index.get(keyOf(i, j));
    if (to === undefined) return;
    pairs.push(from, to);
    lengths.push(length * pitch);
    soft.push(give / (part * part));
  };
  for (const [key, from] of index) {
    const [i, j] = key.split(' ').map(Number) as [number, number];
    link(from, i + 1, j, 1, 0);
    link(from, i, j + 1, 1, 0);
    link(from, i + 1, j + 1, Math.SQRT2, gives.shear);
    link(from, i - 1, j + 1, Math.SQRT2, gives.shear);
    link(from, i + 2, j, 2, gives.fold);
    link(from, i, j + 2, 2, gives.fold);
  }
  const points = new Float32Array(spots.length * 3);
  const free = new Uint8Array(spots.length).fill(1);
  for (const [p, [x, y]] of spots.entries()) {
    // A little unrest, so that folds know where to begin; the rod is an eighth shorter than the edge.
    points.set([x * 0.875, 0.016 * Math.sin(x * 34 + 0.6) * (0.4 + (0.5 - y / long)), y], p * 3);
    if (y > long / 2 - pitch * 0.75) free[p] = 0;
  }
  const lineOf = (at: (n: number, m: number) => string, n: number) => {
    const line: number[] = [];
    for (let m = -reach; m <= reach; m++) {
      const found = index.get(at(n, m));
      if (found !== undefined) line.push(found);
    }
    return line;
  };
  const threads = [];
  for (let n = -reach; n <= reach; n++)
    threads.push(
      lineOf((a, b) => keyOf(a, b), n),
      lineOf((a, b) => keyOf(b, a), n),
    );
  const near = (wanted: (spot: Spot) => boolean) =>
    spots.flatMap((spot, p) => (wanted(spot) ? [p] : []));
  const within = pitch * 1.2;
  return {
    points,
    before: points.slice(),
    cut: Float32Array.from(spots.flatMap(([x, y]) => [x, 0, y])),
    free,
    pairs: Int32Array.from(pairs),
    lengths: Float32Array.from(lengths),
    gives: Float32Array.from(soft),
    threads: threads.filter((line) => line.length > 1),
    foot: near(([x, y]) => y < -long / 2 + within && Math.abs(x) < wide / 5),
    sides: [
      near(([x, y]) => x < -wide / 2 + within && Math.abs(y) < long / 8),
      near(([x, y]) => x > wide / 2 - within && Math.abs(y) < long / 8),
    ],
  };
}

/** Lets the cloth fall for a sixtieth of a second. */
export function fall({ points, before, free, pairs, lengths, gives: soft }: Fallen): void {
  const count = free.length;
  const slow = 1 - 0.045 / parts;
  for (let run = 0; run < parts; run++) {
    for (let p = 0; p < count; p++) {
      if (free[p] === 0) continue;
      for (let at = p * 3; at < p * 3 + 3; at++) {
        const here = points[at] ?? 0;
        points[at] = here + (here - (before[at] ?? 0)) * slow;
        before[at] = here;
      }
      points[p * 3 + 2] = (points[p * 3 + 2] ?? 0) - gravity * part * part;
    }
    for (let l = 0; l < lengths.length; l++) {
      const p = pairs[l * 2] ?? 0;
      const q = pairs[l * 2 + 1] ?? 0;
      const [fp, fq] = [free[p] ?? 0, free[q] ?? 0];
      if (fp + fq === 0) continue;
      const [a, b] = [p * 3, q * 3];
      const dx = (points[b] ?? 0) - (points[a] ?? 0);
      const dy = (points[b + 1] ?? 0) - (points[a + 1] ?? 0);
      const dz = (points[b + 2] ?? 0) - (points[a + 2] ?? 0);
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9;
      const by = (far - (lengths[l] ?? 0)) / far / (fp + fq + (soft[l] ?? 0));
      points[a] = (points[a] ?? 0) + dx * by * fp;
      points[a + 1] = (points[a + 1] ?? 0) + dy * by * fp;
      points[a + 2] = (points[a + 2] ?? 0) + dz * by * fp;
      points[b] = (points[b] ?? 0) - dx * by * fq;
      points[b + 1] = (points[b + 1] ?? 0) - dy * by * fq;
      points[b + 2] = (points[b + 2] ?? 0) - dz * by * fq;
    }
  }
}

const inch = 0.0254;

/** Inches that the foot of the cloth hangs lower, and that its middle is narrower, than as it was cut. */
export function measured({ points, cut, foot, sides }: Fallen): {
  longer: number;
  narrower: number;
} {
  const mean = (list: readonly number[], k: number, from: Float32Array) =>
    list.reduce((sum, p) => sum + (from[p * 3 + k] ?? 0), 0) / (list.length || 1);
  const width = (from: Float32Array) => mean(sides[1], 0, from) - mean(sides[0], 0, from);

  return {
    longer: (mean(foot, 2, cut) - mean(foot, 2, points)) / inch,
    narrower: (width(cut) - width(points)) / inch,
  };
}
