import { add, cross, minus, times, unit } from '../traced/mesh.ts';
import type { Material, Point, Scene } from '../traced/scene.ts';
import type { Cloth } from './fall.ts';

/** The cloth with its corners rounded off: each point halfway between itself and its neighbors, twice as fine. */
export function smoothed(cloth: Cloth): Cloth {
  const { columns, rows, isTube, points } = cloth;
  const wide = isTube ? columns * 2 : columns * 2 - 1;
  const tall = rows * 2 - 1;
  const at = (i: number, j: number, k: number) => {
    const column = isTube ? (i + columns) % columns : Math.max(0, Math.min(columns - 1, i));
    const row = Math.max(0, Math.min(rows - 1, j));
    return points[(row * columns + column) * 3 + k] ?? 0;
  };
  const out = new Float32Array(wide * tall * 3);
  // A cubic B-spline in both directions: weights of a point on a knot and between two.
  const on = [1 / 6, 4 / 6, 1 / 6];
  const between = [1 / 48, 23 / 48, 23 / 48, 1 / 48];
  for (let j = 0; j < tall; j++)
    for (let i = 0; i < wide; i++) {
      const across = i % 2 === 0 ? on : between;
      const down = j % 2 === 0 ? on : between;
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (const [y, wy] of down.entries())
          for (const [x, wx] of across.entries())
            sum += wx * wy * at((i >> 1) + x - 1, (j >> 1) + y - 1, k);
        out[(j * wide + i) * 3 + k] = sum;
      }
    }
  return { columns: wide, rows: tall, isTube, points: out };
}

/**
 * The cloth without its creases: in each pass points of its inside move halfway to the middle of their
 * four neighbors, and those of its lower edge along that edge. What is held stays where it is.
 */
export function ironed(cloth: Cloth, passes: number): Cloth {
  const { columns, rows, isTube } = cloth;
  let from = cloth.points;
  for (let pass = 0; pass < passes; pass++) {
    const to = from.slice();
    for (let j = 1; j < rows; j++)
      for (let i = isTube ? 0 : 1; i < (isTube ? columns : columns - 1); i++) {
        const p = j * columns + i;
        const beside = [
          j * columns + ((i + columns - 1) % columns),
          j * columns + ((i + 1) % columns),
        ];
        const around = j === rows - 1 ? beside : [...beside, p - columns, p + columns];
        for (let k = 0; k < 3; k++) {
          const sum = around.reduce((total, q) => total + (from[q * 3 + k] ?? 0), 0);
          to[p * 3 + k] = ((from[p * 3 + k] ?? 0) + sum / around.length) / 2;
        }
      }
    from = to;
  }
  return { ...cloth, points: from };
}

/** Adds a cloth to a scene; its texture runs once across and once down. */
export function addCloth(scene: Scene, cloth: Cloth, material: Material): void {
  const { columns, rows, isTube, points } = cloth;
  const normals = new Float32Array(points.length);
  const last = isTube ? columns : columns - 1;
  const p = (i: number, j: number) => j * columns + (i % columns);
  const faces: [number, number, number][] = [];
  for (let j = 0; j + 1 < rows; j++)
    for (let i = 0; i < last; i++) {
      const four = [p(i, j), p(i + 1, j), p(i + 1, j + 1), p(i, j + 1)] as const;
      faces.push([four[0], four[3], four[1]], [four[1], four[3], four[2]]);
    }
  const point = (index: number): Point => [
    points[index * 3] ?? 0,
    points[index * 3 + 1] ?? 0,
    points[index * 3 + 2] ?? 0,
  ];
  for (const [a, b, c] of faces) {
    const [pa, pb, pc] = [point(a), point(b), point(c)];
    const u = [pb[0] - pa[0], pb[1] - pa[1], pb[2] - pa[2]] as const;
    const v = [pc[0] - pa[0], pc[1] - pa[1], pc[2] - pa[2]] as const;
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    for (const corner of [a, b, c])
      for (let k = 0; k < 3; k++)
        normals[corner * 3 + k] = (normals[corner * 3 + k] ?? 0) + (n[k] ?? 0);
  }
  const normal = (index: number): Point => {
    const [x, y, z] = [0, 1, 2].map((k) => normals[index * 3 + k] ?? 0) as [number, number, number];
    const length = Math.hypot(x, y, z) || 1;
    return [x / length, y / length, z / length];
  };
  const texel = (index: number, isLast: boolean) =>
    [isLast ? 1 : (index % columns) / last, Math.floor(index / columns) / (rows - 1)] as const;
  for (const [f, [a, b, c]] of faces.entries()) {
    const wraps = isTube && Math.floor(f / 2) % last === last - 1;
    const end = (index: number) => texel(index, wraps && index % columns === 0);
    scene.triangle(
      [point(a), point(b), point(c)],
      [normal(a), normal(b), normal(c)],
      [end(a), end(b), end(c)],
      material,
    );
  }
}

/** A thin cord along points that lie close together. */
export function cord(
  scene: Scene,
  line: readonly Point[],
  radius: number,
  material: Material,
  sides = 10,
): void {
  const rings = line.map((point, i) => {
    const ahead = unit(minus(line[i + 1] ?? point, line[i - 1] ?? point));
    const side = unit(cross(ahead, Math.abs(ahead[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(side, ahead);
    return Array.from({ length: sides + 1 }, (_, s) => {
      const turn = (s / sides) * Math.PI * 2;
      const out = add(times(side, Math.cos(turn)), times(up, Math.sin(turn)));
      return { point: add(point, times(out, radius)), out };
    });
  });
  const none = [
    [0, 0],
    [0, 0],
    [0, 0],
  ] as const;
  for (const [i, ring] of rings.entries())
    for (let s = 0; s < sides; s++) {
      const [a, b, c, d] = [ring[s], ring[s + 1], rings[i + 1]?.[s + 1], rings[i + 1]?.[s]];
      if (!a || !b || !c || !d) continue;
      scene.triangle([a.point, b.point, c.point], [a.out, b.out, c.out], none, material);
      scene.triangle([a.point, c.point, d.point], [a.out, c.out, d.out], none, material);
    }
}

/** A line through points, with as many points between them as make it round (Catmull-Rom). */
export function rounded(points: readonly Point[], steps = 12): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0, 0];
  return Array.from({ length: (points.length - 1) * steps + 1 }, (_, n) => {
    const i = Math.min(points.length - 2, Math.floor(n / steps));
    const t = n / steps - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [0, 1, 2].map((k) => {
      const [p, q, r, s] = [a[k] ?? 0, b[k] ?? 0, c[k] ?? 0, d[k] ?? 0];
      return (
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t ** 3)
      );
    }) as unknown as Point;
  });
}

/** Points of a row of a cloth, from one share of its width to another. */
export function rowOf(cloth: Cloth, row: number, from = 0, to = 1): Point[] {
  const { columns, isTube, points } = cloth;
  const last = isTube ? columns : columns - 1;
  const line: Point[] = [];
  for (let i = Math.round(from * last); i <= Math.round(to * last); i++) {
    const index = (row * columns + (isTube ? (i + columns) % columns : i)) * 3;
    line.push([points[index] ?? 0, points[index + 1] ?? 0, points[index + 2] ?? 0]);
  }
  return line;
}

/** The same cloth elsewhere: turned by degrees round its upright axis, then moved. */
export function moved(cloth: Cloth, [x, y, z]: Point, turn = 0): Cloth {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const points = new Float32Array(cloth.points.length);
  for (let at = 0; at < points.length; at += 3) {
    const [px, py] = [cloth.points[at] ?? 0, cloth.points[at + 1] ?? 0];
    points[at] = px * c - py * s + x;
    points[at + 1] = px * s + py * c + y;
    points[at + 2] = (cloth.points[at + 2] ?? 0) + z;
  }
  return { ...cloth, points };
}
