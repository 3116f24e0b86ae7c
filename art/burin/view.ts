/** Forms seen from one side: for each pixel the form, the spot on it and the direction it faces. */
import type { Form } from './forms.ts';
import { cross, dot, sub, unit, type Vec } from './vector.ts';

export interface Camera {
  readonly eye: Vec;
  readonly target: Vec;
  /** Units of the picture that one unit of space takes at the target. */
  readonly zoom: number;
  /** Position of the target, in units of the picture. */
  readonly center: readonly [x: number, y: number];
}

/** Content of each pixel: form (0 is none), its parameters, place and normal. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly id: Uint8Array;
  readonly depth: Float32Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly place: Float32Array;
  readonly normal: Float32Array;
}

export const at = (values: Float32Array, index: number): number => values[index] as number;

export function emptySeen(width: number, height: number): Seen {
  const count = width * height;
  return {
    width,
    height,
    id: new Uint8Array(count),
    depth: new Float32Array(count).fill(Number.POSITIVE_INFINITY),
    u: new Float32Array(count),
    v: new Float32Array(count),
    place: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
  };
}

/** Maps a point of space to its position in a picture, in its units, and its distance. */
type Projection = (point: Vec) => Vec;

export function projectionOf({ eye, target, zoom, center }: Camera): Projection {
  const forward = unit(sub(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const distance = Math.hypot(...sub(target, eye));
  return (point) => {
    const from = sub(point, eye);
    const deep = dot(from, forward);
    const scale = (zoom * distance) / Math.max(deep, 1e-3);
    return [center[0] + dot(from, right) * scale, center[1] - dot(from, up) * scale, deep];
  };
}

/** Parallel light: the same, without perspective, in units of space. */
export function lightProjection(from: Vec): Projection {
  const forward = unit([-from[0], -from[1], -from[2]]);
  const right = unit(cross(forward, Math.abs(forward[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0]));
  const up = cross(right, forward);
  return (point) => [dot(point, right), -dot(point, up), dot(point, forward)];
}

/** Meshes a form: places, normals, projected points, `steps + 1` each way. */
function meshOf(form: Form, project: Projection) {
  const [nu, nv] = form.steps;
  const places: Vec[] = [];
  for (let j = 0; j <= nv; j++)
    for (let i = 0; i <= nu; i++) places.push(form.point(i / nu, j / nv));
  const p = (i: number, j: number) =>
    places[Math.min(nv, Math.max(0, j)) * (nu + 1) + Math.min(nu, Math.max(0, i))] as Vec;
  const normals = places.map((_, index) => {
    const [i, j] = [index % (nu + 1), Math.floor(index / (nu + 1))];
    return unit(cross(sub(p(i + 1, j), p(i - 1, j)), sub(p(i, j + 1), p(i, j - 1))));
  });
  return { nu, nv, places, normals, points: places.map(project) };
}

/** Draws one form into what is seen; `scale` is pixels a unit. */
export function drawForm(
  seen: Seen,
  form: Form,
  id: number,
  project: Projection,
  scale: number,
  eye?: Vec,
): void {
  const { nu, nv, places, normals, points } = meshOf(form, project);
  const corner = (i: number, j: number) => j * (nu + 1) + i;
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < nu; i++) {
      const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)];
      triangle(a, b, c);
      triangle(d, c, b);
    }

  function triangle(a: number, b: number, c: number): void {
    const [pa, pb, pc] = [points[a] as Vec, points[b] as Vec, points[c] as Vec];
    if (pa[2] <= 1e-3 && eye) return;
    const [ax, ay, bx, by, cx, cy] = [
      pa[0] * scale,
      pa[1] * scale,
      pb[0] * scale,
      pb[1] * scale,
      pc[0] * scale,
      pc[1] * scale,
    ];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) return;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(seen.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const foot = Math.min(seen.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = top; y <= foot; y++)
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const wb = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const wc = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        const wa = 1 - wb - wc;
        if (wa < -1e-4 || wb < -1e-4 || wc < -1e-4) continue;
        const depth = wa * pa[2] + wb * pb[2] + wc * pc[2];
        const index = y * seen.width + x;
        if (depth >= at(seen.depth, index)) continue;
        put(index, depth, [a, b, c], [wa, wb, wc]);
      }
  }

  function put(index: number, depth: number, corners: readonly number[], weights: Vec): void {
    seen.depth[index] = depth;
    if (!eye) return;
    seen.id[index] = id;
    let [u, v, x, y, z, nx, ny, nz] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let k = 0; k < 3; k++) {
      const [one, weight] = [corners[k] as number, weights[k] as number];
      const [place, normal] = [places[one] as Vec, normals[one] as Vec];
      u += (weight * (one % (nu + 1))) / nu;
      v += (weight * Math.floor(one / (nu + 1))) / nv;
      x += weight * place[0];
      y += weight * place[1];
      z += weight * place[2];
      nx += weight * normal[0];
      ny += weight * normal[1];
      nz += weight * normal[2];
    }
    seen.u[index] = u;
    seen.v[index] = v;
    // Normals look towards the eye, whichever way a form was wound.
    const faces = nx * (eye[0] - x) + ny * (eye[1] - y) + nz * (eye[2] - z) < 0 ? -1 : 1;
    const length = (Math.hypot(nx, ny, nz) || 1) * faces;
    seen.place.set([x, y, z], index * 3);
    seen.normal.set([nx / length, ny / length, nz / length], index * 3);
  }
}
