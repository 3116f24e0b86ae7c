import { add, minus, type Place, unit } from '../traced/mesh.ts';
import type { Material, Point, Scene } from '../traced/scene.ts';

/** Signed distance to a solid in meters: negative inside. */
export type Solid = (x: number, y: number, z: number) => number;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** A bar with round ends whose radius goes from one end's to the other's. */
export function rod(a: Point, b: Point, from: number, to = from): Solid {
  const [dx, dy, dz] = minus(b, a);
  const long = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
    const t = clamp((px * dx + py * dy + pz * dz) / long, 0, 1);
    return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (from + (to - from) * t);
  };
}

/** A disc that lies, with round edges: middle, radius, thickness. */
export function disc(at: Point, radius: number, thick: number, round: number): Solid {
  return (x, y, z) => {
    const across = Math.hypot(x - at[0], y - at[1]) - radius + round;
    const up = Math.abs(z - at[2]) - thick / 2 + round;
    return (
      Math.min(Math.max(across, up), 0) + Math.hypot(Math.max(across, 0), Math.max(up, 0)) - round
    );
  };
}

/** A rounded slab with a plan between circle and square. */
export function slab(at: Point, [w, d, h]: Point, corner: number, round: number): Solid {
  return (x, y, z) => {
    const qx = Math.abs(x - at[0]) - w / 2 + corner;
    const qy = Math.abs(y - at[1]) - d / 2 + corner;
    const plan =
      Math.min(Math.max(qx, qy), 0) + Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) - corner + round;
    const up = Math.abs(z - at[2]) - h / 2 + round;
    return Math.min(Math.max(plan, up), 0) + Math.hypot(Math.max(plan, 0), Math.max(up, 0)) - round;
  };
}

/** A bar bent round an upright axis: middle of the bend, its radius, half of its angle, radius of the bar, how much taller than deep. */
export function bend(at: Point, radius: number, half: number, thick: number, tall = 1): Solid {
  const [ex, ey] = [Math.sin(half) * radius, Math.cos(half) * radius];
  return (x, y, z) => {
    const [px, py, pz] = [Math.abs(x - at[0]), y - at[1], (z - at[2]) / tall];
    const inside = Math.atan2(px, py) <= half;
    const across = inside ? Math.hypot(px, py) - radius : Math.hypot(px - ex, py - ey);
    return Math.hypot(across, pz) - thick;
  };
}

/** Several solids as one, their joints filled with a fillet. */
export function joined(fillet: number, ...solids: readonly Solid[]): Solid {
  return (x, y, z) => {
    let near = Number.POSITIVE_INFINITY;
    for (const solid of solids) {
      const other = solid(x, y, z);
      const h = Math.max(fillet - Math.abs(near - other), 0) / fillet;
      near = Number.isFinite(near) ? Math.min(near, other) - h * h * fillet * 0.25 : other;
    }
    return near;
  };
}

/** One solid without another, the edge rounded. */
export const without = (solid: Solid, hole: Solid, round: number): Solid => {
  return (x, y, z) => {
    const [a, b] = [solid(x, y, z), -hole(x, y, z)];
    const h = Math.max(round - Math.abs(a - b), 0) / round;
    return Math.max(a, b) + h * h * round * 0.25;
  };
};

interface Corner {
  point: Point;
  normal: Point;
}
type Face = readonly [Corner, Corner, Corner, Corner];
export type Box = readonly [low: Point, high: Point];

const skins = new Map<Solid, { cell: number; faces: readonly Face[] }>();

/** Puts a solid's skin into a scene; one that is laid several times is reckoned once. */
export function laySolid(
  scene: Scene,
  [solid, box]: readonly [Solid, Box],
  material: Material,
  place: Place,
  cell: number,
): void {
  const known = skins.get(solid);
  const faces = known?.cell === cell ? known.faces : skinOf(solid, box, cell);
  skins.set(solid, { cell, faces });
  const flat = [
    [0, 0],
    [0, 0],
    [0, 0],
  ] as const;
  for (const face of faces) {
    const [a, b, c, d] = face.map(({ point, normal }) => {
      const tail = place(point);
      return { point: tail, normal: unit(minus(place(add(point, normal)), tail)) };
    }) as unknown as Face;
    scene.triangle([a.point, b.point, c.point], [a.normal, b.normal, c.normal], flat, material);
    scene.triangle([a.point, c.point, d.point], [a.normal, c.normal, d.normal], flat, material);
  }
}

/** Skin of a solid within a box, one point a cell of that size (surface nets). */
function skinOf(solid: Solid, [low, high]: Box, cell: number): Face[] {
  const [nx, ny, nz] = [0, 1, 2].map(
    (i) => Math.ceil(((high[i] ?? 0) - (low[i] ?? 0)) / cell) + 1,
  ) as [number, number, number];
  const values = new Float32Array(nx * ny * nz).fill(1);
  const at = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  const where = (i: number, j: number, k: number): Point => [
    low[0] + i * cell,
    low[1] + j * cell,
    low[2] + k * cell,
  ];
  // Blocks far from the skin are passed over.
  const block = 8;
  const reach = block * cell * 0.9;
  for (let k = 0; k < nz; k += block)
    for (let j = 0; j < ny; j += block)
      for (let i = 0; i < nx; i += block) {
        const [x, y, z] = where(i + block / 2, j + block / 2, k + block / 2);
        const far = solid(x, y, z);
        const empty = Math.abs(far) > reach + cell;
        for (let c = k; c < Math.min(nz, k + block); c++)
          for (let b = j; b < Math.min(ny, j + block); b++)
            for (let a = i; a < Math.min(nx, i + block); a++) {
              const [px, py, pz] = where(a, b, c);
              values[at(a, b, c)] = empty ? far : solid(px, py, pz);
            }
      }
  const points = new Map<number, Corner>();
  const vertex = (i: number, j: number, k: number) => {
    const key = at(i, j, k);
    const known = points.get(key);
    if (known) return known;
    let [sx, sy, sz, count] = [0, 0, 0, 0];
    for (let axis = 0; axis < 3; axis++)
      for (let side = 0; side < 4; side++) {
        const [p, q] = [side & 1, side >> 1];
        const from = axis === 0 ? [0, p, q] : axis === 1 ? [p, 0, q] : [p, q, 0];
        const to = [...from];
        to[axis] = 1;
        const [a, b, c] = from as [number, number, number];
        const [d, e, f] = to as [number, number, number];
        const v0 = values[at(i + a, j + b, k + c)] ?? 1;
        const v1 = values[at(i + d, j + e, k + f)] ?? 1;
        if (v0 < 0 === v1 < 0) continue;
        const t = v0 / (v0 - v1);
        sx += i + a + (d - a) * t;
        sy += j + b + (e - b) * t;
        sz += k + c + (f - c) * t;
        count += 1;
      }
    let [x, y, z] = where(sx / count, sy / count, sz / count);
    const e = cell * 0.5;
    const slope = (): Point =>
      unit([
        solid(x + e, y, z) - solid(x - e, y, z),
        solid(x, y + e, z) - solid(x, y - e, z),
        solid(x, y, z + e) - solid(x, y, z - e),
      ]);
    // On to the skin itself, twice.
    for (let step = 0; step < 2; step++) {
      const off = solid(x, y, z);
      const n = slope();
      [x, y, z] = [x - n[0] * off, y - n[1] * off, z - n[2] * off];
    }
    const n = slope();
    const made = { point: [x, y, z] as Point, normal: n };
    points.set(key, made);
    return made;
  };
  const faces: Face[] = [];
  const face = (corners: Face, turned: boolean) => {
    const [a, b, c, d] = corners;
    faces.push(turned ? [d, c, b, a] : corners);
  };
  for (let k = 1; k + 1 < nz; k++)
    for (let j = 1; j + 1 < ny; j++)
      for (let i = 1; i + 1 < nx; i++) {
        const own = (values[at(i, j, k)] ?? 1) < 0;
        if (own !== (values[at(i + 1, j, k)] ?? 1) < 0)
          face(
            [vertex(i, j - 1, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i, j - 1, k)],
            !own,
          );
        if (own !== (values[at(i, j + 1, k)] ?? 1) < 0)
          face(
            [vertex(i - 1, j, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i - 1, j, k)],
            own,
          );
        if (own !== (values[at(i, j, k + 1)] ?? 1) < 0)
          face(
            [vertex(i - 1, j - 1, k), vertex(i, j - 1, k), vertex(i, j, k), vertex(i - 1, j, k)],
            !own,
          );
      }
  return faces;
}
