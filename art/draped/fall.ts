/** Points of a cloth in space, three numbers each, row by row from the top. */
export interface Cloth {
  /** Points a row. */
  columns: number;
  rows: number;
  /** The last point of a row is sewn to the first. */
  isTube: boolean;
  points: Float32Array;
}

/** Garment before it falls: measures of its pattern in meters, and the points that are held. */
export interface Pattern {
  isTube: boolean;
  /** Width of the cloth at a share of its length, all round where it is a tube. */
  width: (down: number) => number;
  length: number;
  /** Position of a point at the start; `around` runs from 0 to 1. */
  start: (around: number, down: number) => readonly [x: number, y: number, z: number];
  /** Position of a point that is held; undefined if it is free. */
  held: (around: number, down: number) => readonly [x: number, y: number, z: number] | undefined;
  /** Moves a point that is inside of something out of it. */
  push?: (points: Float32Array, at: number) => void;
  /** Least distance between the sides of the cloth, in meters. */
  thick?: number;
  weave: Weave;
}

/** Compliances of a cloth, roughly in meters per newton; 0 does not give at all. */
export interface Weave {
  /** Along the threads, which run across the grid from corner to corner: the pattern lies on the bias. */
  thread: number;
  /** Down and across the pattern, where a cloth on the bias gives. */
  down: number;
  across: number;
  bend: number;
  /** Share of its speed that air takes in a step. */
  air?: number;
}

/** Compliance that is added where a thread is pushed. */
const buckling = 30;

interface Links {
  a: Int32Array;
  b: Int32Array;
  rest: Float32Array;
  give: Float32Array;
  /** Compliance beside that, in a small step, where the link is pushed together: threads buckle, bends do not. */
  pushed: Float32Array;
}

const indexOf = ({ columns, rows, isTube }: Cloth, i: number, j: number): number => {
  if (j < 0 || j >= rows) return -1;
  if (isTube) return j * columns + ((i + columns) % columns);
  return i < 0 || i >= columns ? -1 : j * columns + i;
};

/** Links between neighbors, with lengths from the pattern. */
function linksOf(cloth: Cloth, pattern: Pattern): Links {
  const { columns, rows, isTube } = cloth;
  const { weave, width, length } = pattern;
  const a: number[] = [];
  const b: number[] = [];
  const rest: number[] = [];
  const give: number[] = [];
  const pushed: number[] = [];
  const step = length / (rows - 1);
  const widthAt = (j: number) => width(j / (rows - 1)) / (isTube ? columns : columns - 1);
  const link = (i: number, j: number, di: number, dj: number, compliance: number) => {
    const from = indexOf(cloth, i, j);
    const to = indexOf(cloth, i + di, j + dj);
    if (from < 0 || to < 0) return;
    a.push(from);
    b.push(to);
    const wide = ((widthAt(j) + widthAt(Math.min(rows - 1, j + dj))) / 2) * di;
    rest.push(Math.hypot(wide, step * dj));
    give.push(compliance);
    pushed.push(di === 2 || dj === 2 ? 0 : buckling);
  };
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      link(i, j, 1, 0, weave.across);
      link(i, j, 0, 1, weave.down);
      link(i, j, 1, 1, weave.thread);
      link(i, j, -1, 1, weave.thread);
      link(i, j, 2, 0, weave.bend);
      link(i, j, 0, 2, weave.bend);
    }
  return {
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    rest: Float32Array.from(rest),
    give: Float32Array.from(give),
    pushed: Float32Array.from(pushed),
  };
}

/** Keeps points of one cloth apart that are not neighbors in it. */
function keepApart(cloth: Cloth, thick: number): void {
  const { points, columns, rows, isTube } = cloth;
  const cells = new Map<number, number[]>();
  const keyOf = (x: number, y: number, z: number) =>
    ((x + 512) * 1024 + (y + 512)) * 1024 + (z + 512);
  const count = columns * rows;
  for (let p = 0; p < count; p++) {
    const key = keyOf(
      Math.floor((points[p * 3] ?? 0) / thick),
      Math.floor((points[p * 3 + 1] ?? 0) / thick),
      Math.floor((points[p * 3 + 2] ?? 0) / thick),
    );
    const cell = cells.get(key);
    if (cell) cell.push(p);
    else cells.set(key, [p]);
  }
  const apart = (p: number, q: number) => {
    const di = Math.abs((p % columns) - (q % columns));
    const near = isTube ? Math.min(di, columns - di) : di;
    if (near <= 2 && Math.abs(Math.floor(p / columns) - Math.floor(q / columns)) <= 2) return;
    const [px, qx] = [p * 3, q * 3];
    const dx = (points[px] ?? 0) - (points[qx] ?? 0);
    const dy = (points[px + 1] ?? 0) - (points[qx + 1] ?? 0);
    const dz = (points[px + 2] ?? 0) - (points[qx + 2] ?? 0);
    const far = dx * dx + dy * dy + dz * dz;
    if (far >= thick * thick || far === 0) return;
    const distance = Math.sqrt(far);
    const by = ((thick - distance) * 0.35) / distance;
    for (const [k, d] of [dx, dy, dz].entries()) {
      points[px + k] = (points[px + k] ?? 0) + d * by;
      points[qx + k] = (points[qx + k] ?? 0) - d * by;
    }
  };
  for (let p = 0; p < count; p++) {
    const [cx, cy, cz] = [0, 1, 2].map((k) => Math.floor((points[p * 3 + k] ?? 0) / thick)) as [
      number,
      number,
      number,
    ];
    for (let x = cx; x <= cx + 1; x++)
      for (let y = cy - 1; y <= cy + 1; y++)
        for (let z = cz - 1; z <= cz + 1; z++)
          for (const q of cells.get(keyOf(x, y, z)) ?? []) if (q > p) apart(p, q);
  }
}

/** Lets a cloth fall for so many steps of a sixtieth of a second: small steps, one pass over its links each. */
function fall(cloth: Cloth, pattern: Pattern, steps: number, parts = 10): void {
  const { points, columns, rows, isTube } = cloth;
  const { a, b, rest, give, pushed } = linksOf(cloth, pattern);
  const count = columns * rows;
  const across = isTube ? columns : columns - 1;
  const weight = new Float32Array(count).fill(1);
  const fixed = new Map<number, readonly [number, number, number]>();
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const place = pattern.held(i / across, j / (rows - 1));
      if (!place) continue;
      weight[j * columns + i] = 0;
      fixed.set(j * columns + i, place);
    }
  const before = points.slice();
  const speed = new Float32Array(count * 3);
  const dt = 1 / 60 / parts;
  const air = 1 - (pattern.weave.air ?? 0.05) / parts;
  const softness = Float32Array.from(give, (value) => value / (dt * dt));
  for (let step = 0; step < steps; step++) {
    for (let part = 0; part < parts; part++) {
      for (let p = 0; p < count; p++) {
        const at = p * 3;
        if (weight[p] === 0) {
          const place = fixed.get(p);
          for (let k = 0; k < 3; k++)
            points[at + k] = (points[at + k] ?? 0) * 0.9 + (place?.[k] ?? 0) * 0.1;
          continue;
        }
        speed[at + 2] = (speed[at + 2] as number) - 9.8 * dt;
        for (let k = 0; k < 3; k++) {
          before[at + k] = points[at + k] as number;
          points[at + k] = (points[at + k] as number) + (speed[at + k] as number) * dt;
        }
      }
      for (let l = 0; l < a.length; l++) {
        const [p, q] = [a[l] as number, b[l] as number];
        const [wp, wq] = [weight[p] as number, weight[q] as number];
        const w = wp + wq;
        if (w === 0) continue;
        const [ap, aq] = [p * 3, q * 3];
        const dx = (points[aq] as number) - (points[ap] as number);
        const dy = (points[aq + 1] as number) - (points[ap + 1] as number);
        const dz = (points[aq + 2] as number) - (points[ap + 2] as number);
        const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9;
        const over = distance - (rest[l] as number);
        // A thread that is pushed buckles; only one that is pulled resists.
        const soft = (softness[l] as number) + (over < 0 ? (pushed[l] as number) : 0);
        const by = over / distance / (w + soft);
        const [bp, bq] = [by * wp, by * wq];
        points[ap] = (points[ap] as number) + dx * bp;
        points[ap + 1] = (points[ap + 1] as number) + dy * bp;
        points[ap + 2] = (points[ap + 2] as number) + dz * bp;
        points[aq] = (points[aq] as number) - dx * bq;
        points[aq + 1] = (points[aq + 1] as number) - dy * bq;
        points[aq + 2] = (points[aq + 2] as number) - dz * bq;
      }
      if (pattern.push)
        for (let p = 0; p < count; p++) if (weight[p] !== 0) pattern.push(points, p * 3);
      for (let p = 0; p < count * 3; p++)
        speed[p] = (((points[p] as number) - (before[p] as number)) / dt) * air;
    }
    if (pattern.thick && step % 2 === 0) keepApart(cloth, pattern.thick);
  }
}

/** The cloth with points between its points, so that finer folds can form. */
function finer(cloth: Cloth): Cloth {
  const { columns, rows, isTube, points } = cloth;
  const wide = isTube ? columns * 2 : columns * 2 - 1;
  const tall = rows * 2 - 1;
  const next: Cloth = {
    columns: wide,
    rows: tall,
    isTube,
    points: new Float32Array(wide * tall * 3),
  };
  for (let j = 0; j < tall; j++)
    for (let i = 0; i < wide; i++) {
      const four = [
        indexOf(cloth, i >> 1, j >> 1),
        indexOf(cloth, (i + 1) >> 1, j >> 1),
        indexOf(cloth, i >> 1, (j + 1) >> 1),
        indexOf(cloth, (i + 1) >> 1, (j + 1) >> 1),
      ];
      for (let k = 0; k < 3; k++)
        next.points[(j * wide + i) * 3 + k] =
          four.reduce((sum, p) => sum + (points[p * 3 + k] ?? 0), 0) / 4;
    }
  return next;
}

/** A garment as it hangs: from coarse to fine, `times` finer than `[columns, rows]`. */
export function hang(
  pattern: Pattern,
  [columns, rows]: readonly [number, number],
  steps: readonly number[],
): Cloth {
  const { isTube } = pattern;
  let cloth: Cloth = { columns, rows, isTube, points: new Float32Array(columns * rows * 3) };
  const across = isTube ? columns : columns - 1;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      cloth.points.set(pattern.start(i / across, j / (rows - 1)), (j * columns + i) * 3);
  for (const [level, count] of steps.entries()) {
    if (level > 0) cloth = finer(cloth);
    fall(cloth, pattern, count);
  }
  return cloth;
}
