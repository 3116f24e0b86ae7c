/** Size of the cloth, and `pitch`, the distance between simulated threads; in meters. */
export const clothSize = { width: 0.6, height: 0.76, pitch: 0.021 } as const;

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
  initial: Float32Array;
  /** Inverse mass: 0 for points on the rod, else 1. */
  free: Uint8Array;
  /** Constraints: pairs of points, each with its rest length in meters and its compliance; threads, shear and bending. */
  pairs: Int32Array;
  lengths: Float32Array;
  compliances: Float32Array;
  /** Lines of points along warp and weft, as they are drawn. */
  threads: readonly (readonly number[])[];
  /** Indexes of points near the middle of the lower edge. */
  bottomPoints: readonly number[];
  /** Indexes of points near the middle of the left edge and of the right edge. */
  sidePoints: readonly [left: readonly number[], right: readonly number[]];
}

/** Compliances of shear and bending constraints; threads are rigid. */
const softness = { shear: 1.4e-4, bending: 1e-4 } as const;
/** Substeps per step of a sixtieth of a second. */
const substeps = 12;
/** Seconds of a substep. */
const substep = 1 / 60 / substeps;
/** Meters per second squared. */
const gravity = 9.8;

type Point = readonly [x: number, y: number];

/** Creates a piece cut at an angle to the warp, with its upper edge pinned to a rod. */
export function createCloth(degrees: number): Cloth {
  const { width, height, pitch } = clothSize;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const radius = Math.ceil(Math.hypot(width, height) / 2 / pitch);
  const index = new Map<string, number>();
  const positions: Point[] = [];
  const keyOf = (i: number, j: number) => `${i} ${j}`;
  for (let j = -radius; j <= radius; j++)
    for (let i = -radius; i <= radius; i++) {
      const x = (i * cos - j * sin) * pitch;
      const y = (i * sin + j * cos) * pitch;
      if (Math.abs(x) > width / 2 + 1e-9 || Math.abs(y) > height / 2 + 1e-9) continue;
      index.set(keyOf(i, j), positions.length);
      positions.push([x, y]);
    }
  const pairs: number[] = [];
  const lengths: number[] = [];
  const compliances: number[] = [];
  const addConstraint = (
    fromIndex: number,
    i: number,
    j: number,
    length: number,
    compliance: number,
  ) => {
    const toIndex = index.get(keyOf(i, j));
    if (toIndex === undefined) return;
    pairs.push(fromIndex, toIndex);
    lengths.push(length * pitch);
    compliances.push(compliance / (substep * substep));
  };
  for (const [key, fromIndex] of index) {
    const [i, j] = key.split(' ').map(Number) as [number, number];
    addConstraint(fromIndex, i + 1, j, 1, 0);
    addConstraint(fromIndex, i, j + 1, 1, 0);
    addConstraint(fromIndex, i + 1, j + 1, Math.SQRT2, softness.shear);
    addConstraint(fromIndex, i - 1, j + 1, Math.SQRT2, softness.shear);
    addConstraint(fromIndex, i + 2, j, 2, softness.bending);
    addConstraint(fromIndex, i, j + 2, 2, softness.bending);
  }
  const points = new Float32Array(positions.length * 3);
  const free = new Uint8Array(positions.length).fill(1);
  for (const [p, [x, y]] of positions.entries()) {
    // A small wave breaks the symmetry, so that folds form; the rod is an eighth shorter than the edge.
    points.set([x * 0.875, 0.016 * Math.sin(x * 34 + 0.6) * (0.4 + (0.5 - y / height)), y], p * 3);
    if (y > height / 2 - pitch * 0.75) free[p] = 0;
  }
  const lineOf = (keyAt: (n: number, m: number) => string, n: number) => {
    const line: number[] = [];
    for (let m = -radius; m <= radius; m++) {
      const pointIndex = index.get(keyAt(n, m));
      if (pointIndex !== undefined) line.push(pointIndex);
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
    positions.flatMap((spot, p) => (matches(spot) ? [p] : []));
  const edgeDistance = pitch * 1.2;
  return {
    points,
    previous: points.slice(),
    initial: Float32Array.from(positions.flatMap(([x, y]) => [x, 0, y])),
    free,
    pairs: Int32Array.from(pairs),
    lengths: Float32Array.from(lengths),
    compliances: Float32Array.from(compliances),
    threads: threads.filter((line) => line.length > 1),
    bottomPoints: nodesWhere(([x, y]) => y < -height / 2 + edgeDistance && Math.abs(x) < width / 5),
    sidePoints: [
      nodesWhere(([x, y]) => x < -width / 2 + edgeDistance && Math.abs(y) < height / 8),
      nodesWhere(([x, y]) => x > width / 2 - edgeDistance && Math.abs(y) < height / 8),
    ],
  };
}

/** Advances the simulation by a sixtieth of a second. */
export function stepSimulation(cloth: Cloth): void {
  const { points, previous, free, pairs, lengths, compliances } = cloth;
  const count = free.length;
  const damping = 1 - 0.045 / substeps;
  for (let substepIndex = 0; substepIndex < substeps; substepIndex++) {
    for (let p = 0; p < count; p++) {
      if (free[p] === 0) continue;
      for (let offset = p * 3; offset < p * 3 + 3; offset++) {
        const current = points[offset] ?? 0;
        points[offset] = current + (current - (previous[offset] ?? 0)) * damping;
        previous[offset] = current;
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
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9;
      const correction =
        (distance - (lengths[l] ?? 0)) / distance / (fp + fq + (compliances[l] ?? 0));
      points[a] = (points[a] ?? 0) + dx * correction * fp;
      points[a + 1] = (points[a + 1] ?? 0) + dy * correction * fp;
      points[a + 2] = (points[a + 2] ?? 0) + dz * correction * fp;
      points[b] = (points[b] ?? 0) - dx * correction * fq;
      points[b + 1] = (points[b + 1] ?? 0) - dy * correction * fq;
      points[b + 2] = (points[b + 2] ?? 0) - dz * correction * fq;
    }
  }
}

const inch = 0.0254;

/** Returns how many inches the cloth has gained in length, and lost in width at half height. */
export function measureCloth({ points, initial, bottomPoints, sidePoints }: Cloth): {
  longer: number;
  narrower: number;
} {
  const mean = (list: readonly number[], axis: number, source: Float32Array) =>
    list.reduce((sum, p) => sum + (source[p * 3 + axis] ?? 0), 0) / (list.length || 1);
  const width = (source: Float32Array) =>
    mean(sidePoints[1], 0, source) - mean(sidePoints[0], 0, source);

  return {
    longer: (mean(bottomPoints, 2, initial) - mean(bottomPoints, 2, points)) / inch,
    narrower: (width(initial) - width(points)) / inch,
  };
}
