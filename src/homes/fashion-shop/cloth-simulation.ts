/** Size of the cloth in meters, and the distance of its simulated threads. */
export const piece = { wide: 0.6, long: 0.76, pitch: 0.021 } as const;

/**
 * A piece of cloth as particles and distance constraints, moved by Verlet integration and extended
 * position-based dynamics (XPBD).
 */
export interface Cloth {
  /** Current positions, three numbers a point: across, towards the viewer, up. */
  points: Float32Array;
  /** Positions at the previous substep; their difference is the velocity. */
  previous: Float32Array;
  /** Initial positions, flat. */
  cut: Float32Array;
  /** Inverse mass: 0 for points on the rod, else 1. */
  free: Uint8Array;
  /** Constraints: pairs of points, each with its rest length in meters and its compliance; threads, shear and bending. */
  pairs: Int32Array;
  lengths: Float32Array;
  compliances: Float32Array;
  /** Lines of points along warp and weft, as they are drawn. */
  threads: readonly (readonly number[])[];
  /** Indexes of points near the middle of the lower edge, and of both sides at half height. */
  foot: readonly number[];
  sides: readonly [left: readonly number[], right: readonly number[]];
}

/** Compliances of shear and bending constraints; threads are rigid. */
const softness = { shear: 1.4e-4, fold: 1e-4 } as const;
/** Substeps per step of a sixtieth of a second. */
const substeps = 12;
/** Seconds of a substep. */
const substep = 1 / 60 / substeps;
/** Meters per second squared. */
const gravity = 9.8;

type Point = readonly [x: number, y: number];

/** Creates a piece cut at an angle to the warp, with its upper edge pinned to a rod. */
export function createCloth(degrees: number): Cloth {
  const { wide, long, pitch } = piece;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const radius = Math.ceil(Math.hypot(wide, long) / 2 / pitch);
  const index = new Map<string, number>();
  const spots: Point[] = [];
  const keyOf = (i: number, j: number) => `${i} ${j}`;
  for (let j = -radius; j <= radius; j++)
    for (let i = -radius; i <= radius; i++) {
      const x = (i * cos - j * sin) * pitch;
      const y = (i * sin + j * cos) * pitch;
      if (Math.abs(x) > wide / 2 + 1e-9 || Math.abs(y) > long / 2 + 1e-9) continue;
      index.set(keyOf(i, j), spots.length);
      spots.push([x, y]);
    }
  const pairs: number[] = [];
  const lengths: number[] = [];
  const compliances: number[] = [];
  const addConstraint = (
    from: number,
    i: number,
    j: number,
    length: number,
    compliance: number,
  ) => {
    const to = index.get(keyOf(i, j));
    if (to === undefined) return;
    pairs.push(from, to);
    lengths.push(length * pitch);
    compliances.push(compliance / (substep * substep));
  };
  for (const [key, from] of index) {
    const [i, j] = key.split(' ').map(Number) as [number, number];
    addConstraint(from, i + 1, j, 1, 0);
    addConstraint(from, i, j + 1, 1, 0);
    addConstraint(from, i + 1, j + 1, Math.SQRT2, softness.shear);
    addConstraint(from, i - 1, j + 1, Math.SQRT2, softness.shear);
    addConstraint(from, i + 2, j, 2, softness.fold);
    addConstraint(from, i, j + 2, 2, softness.fold);
  }
  const points = new Float32Array(spots.length * 3);
  const free = new Uint8Array(spots.length).fill(1);
  for (const [p, [x, y]] of spots.entries()) {
    // A small wave breaks the symmetry, so that folds form; the rod is an eighth shorter than the edge.
    points.set([x * 0.875, 0.016 * Math.sin(x * 34 + 0.6) * (0.4 + (0.5 - y / long)), y], p * 3);
    if (y > long / 2 - pitch * 0.75) free[p] = 0;
  }
  const lineOf = (at: (n: number, m: number) => string, n: number) => {
    const line: number[] = [];
    for (let m = -radius; m <= radius; m++) {
      const found = index.get(at(n, m));
      if (found !== undefined) line.push(found);
    }
    return line;
  };
  const threads = [];
  for (let n = -radius; n <= radius; n++)
    threads.push(
      lineOf((a, b) => keyOf(a, b), n),
      lineOf((a, b) => keyOf(b, a), n),
    );
  const nodesWhere = (matches: (spot: Point) => boolean) =>
    spots.flatMap((spot, p) => (matches(spot) ? [p] : []));
  const within = pitch * 1.2;
  return {
    points,
    previous: points.slice(),
    cut: Float32Array.from(spots.flatMap(([x, y]) => [x, 0, y])),
    free,
    pairs: Int32Array.from(pairs),
    lengths: Float32Array.from(lengths),
    compliances: Float32Array.from(compliances),
    threads: threads.filter((line) => line.length > 1),
    foot: nodesWhere(([x, y]) => y < -long / 2 + within && Math.abs(x) < wide / 5),
    sides: [
      nodesWhere(([x, y]) => x < -wide / 2 + within && Math.abs(y) < long / 8),
      nodesWhere(([x, y]) => x > wide / 2 - within && Math.abs(y) < long / 8),
    ],
  };
}

/** Advances the simulation by a sixtieth of a second. */
export function stepSimulation(cloth: Cloth): void {
  const { points, previous, free, pairs, lengths, compliances } = cloth;
  const count = free.length;
  const damping = 1 - 0.045 / substeps;
  for (let run = 0; run < substeps; run++) {
    for (let p = 0; p < count; p++) {
      if (free[p] === 0) continue;
      for (let at = p * 3; at < p * 3 + 3; at++) {
        const here = points[at] ?? 0;
        points[at] = here + (here - (previous[at] ?? 0)) * damping;
        previous[at] = here;
      }
      points[p * 3 + 2] = (points[p * 3 + 2] ?? 0) - gravity * substep * substep;
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
      const by = (far - (lengths[l] ?? 0)) / far / (fp + fq + (compliances[l] ?? 0));
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

/** Returns by how many inches the cloth has become longer, and narrower in the middle. */
export function measured({ points, cut, foot, sides }: Cloth): {
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
