import type { Tree } from './tree.ts';

/** A ray and what it met: the nearest triangle, its distance and the place on it. */
export interface Ray {
  from: Float64Array;
  to: Float64Array;
  distance: number;
  triangle: number;
  u: number;
  v: number;
}

export const newRay = (): Ray => ({
  from: new Float64Array(3),
  to: new Float64Array(3),
  distance: Infinity,
  triangle: -1,
  u: 0,
  v: 0,
});

const stack = new Int32Array(96);

/**
 * Follows a ray to the nearest triangle, or with `any` to the first that is found before
 * `ray.distance`: true where it met one.
 */
export function follow(tree: Tree, ray: Ray, any: boolean): boolean {
  const { places, order, boxes, first, count } = tree;
  const { from, to } = ray;
  const ox = from[0] as number;
  const oy = from[1] as number;
  const oz = from[2] as number;
  const dx = to[0] as number;
  const dy = to[1] as number;
  const dz = to[2] as number;
  const ix = 1 / (Math.abs(dx) < 1e-12 ? 1e-12 : dx);
  const iy = 1 / (Math.abs(dy) < 1e-12 ? 1e-12 : dy);
  const iz = 1 / (Math.abs(dz) < 1e-12 ? 1e-12 : dz);
  let nearest = ray.distance;
  let met = false;
  let depth = 0;
  let node = 0;
  const reach = (at: number): number => {
    const b = at * 6;
    const x0 = ((boxes[b] as number) - ox) * ix;
    const x1 = ((boxes[b + 3] as number) - ox) * ix;
    const y0 = ((boxes[b + 1] as number) - oy) * iy;
    const y1 = ((boxes[b + 4] as number) - oy) * iy;
    const z0 = ((boxes[b + 2] as number) - oz) * iz;
    const z1 = ((boxes[b + 5] as number) - oz) * iz;
    const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
    const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
    return far >= Math.max(near, 0) && near < nearest ? Math.max(near, 0) : Infinity;
  };
  if (reach(0) === Infinity) return false;
  for (;;) {
    const held = count[node] as number;
    const begin = first[node] as number;
    if (held === 0) {
      const left = reach(begin);
      const right = reach(begin + 1);
      if (left !== Infinity || right !== Infinity) {
        if (left <= right) {
          if (right !== Infinity) stack[depth++] = begin + 1;
          node = begin;
        } else {
          if (left !== Infinity) stack[depth++] = begin;
          node = begin + 1;
        }
        continue;
      }
    } else {
      for (let i = begin; i < begin + held; i++) {
        const t = order[i] as number;
        const p = t * 9;
        const ax = places[p] as number;
        const ay = places[p + 1] as number;
        const az = places[p + 2] as number;
        const ex = (places[p + 3] as number) - ax;
        const ey = (places[p + 4] as number) - ay;
        const ez = (places[p + 5] as number) - az;
        const fx = (places[p + 6] as number) - ax;
        const fy = (places[p + 7] as number) - ay;
        const fz = (places[p + 8] as number) - az;
        const px = dy * fz - dz * fy;
        const py = dz * fx - dx * fz;
        const pz = dx * fy - dy * fx;
        const det = ex * px + ey * py + ez * pz;
        if (det > -1e-14 && det < 1e-14) continue;
        const inverse = 1 / det;
        const sx = ox - ax;
        const sy = oy - ay;
        const sz = oz - az;
        const u = (sx * px + sy * py + sz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = sy * ez - sz * ey;
        const qy = sz * ex - sx * ez;
        const qz = sx * ey - sy * ex;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const distance = (fx * qx + fy * qy + fz * qz) * inverse;
        if (distance <= 1e-7 || distance >= nearest) continue;
        if (any) return true;
        nearest = distance;
        ray.triangle = t;
        ray.u = u;
        ray.v = v;
        met = true;
      }
    }
    if (depth === 0) break;
    node = stack[--depth] as number;
  }
  ray.distance = nearest;
  return met;
}
