/** Forms in space by two parameters from 0 to 1: engraved lines follow these. */
import { add, cross, mix, sub, times, unit, type Vec } from './vector.ts';

export interface Form {
  point: (u: number, v: number) => Vec;
  /** Steps of the mesh along both parameters. */
  steps: readonly [u: number, v: number];
  /** Name by which a design chooses the cut of this form. */
  name: string;
  /** Casts no shadow: water, ground. */
  flat?: boolean;
}

/** Points on a smooth curve through all of `points` (Catmull-Rom), `t` from 0 to 1. */
export function along(points: readonly Vec[], t: number): Vec {
  const spans = points.length - 1;
  const place = Math.min(spans - 1e-6, Math.max(0, t * spans));
  const at = Math.floor(place);
  const s = place - at;
  const p = (index: number) => points[Math.min(spans, Math.max(0, index))] as Vec;
  const [a, b, c, d] = [p(at - 1), p(at), p(at + 1), p(at + 2)];
  const of = (axis: 0 | 1 | 2) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * s +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * s * s +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * s * s * s);
  return [of(0), of(1), of(2)];
}

/** Turns a profile (radius, height) into a form; the seam is at the back. */
export function turnedForm(
  name: string,
  profile: readonly (readonly [radius: number, height: number])[],
  at: Vec,
  steps: Form['steps'] = [420, 420],
): Form {
  const curve = profile.map(([radius, height]): Vec => [radius, height, 0]);
  return {
    name,
    steps,
    point: (u, v) => {
      const [radius, height] = along(curve, v);
      const angle = u * Math.PI * 2 + Math.PI / 2;
      return add(at, [radius * Math.cos(angle), height, radius * Math.sin(angle)]);
    },
  };
}

/** A tube about a curve; `radius` may change along it (v) and round it (u). */
export function tube(
  name: string,
  curve: (t: number) => Vec,
  radius: (u: number, v: number) => number,
  steps: Form['steps'] = [120, 700],
  up: Vec = [0, 0, 1],
): Form {
  return {
    name,
    steps,
    point: (u, v) => {
      const forward = unit(sub(curve(v + 1e-3), curve(v - 1e-3)));
      const side = unit(cross(forward, up));
      const rise = cross(side, forward);
      const angle = u * Math.PI * 2;
      const out = add(times(side, Math.cos(angle)), times(rise, Math.sin(angle)));
      return add(curve(v), times(out, radius(u, v)));
    },
  };
}

/** A sheet over a rectangle of the ground, from the far left to the near right; y is its height. */
export function ground(
  name: string,
  [left, far, right, near]: readonly [number, number, number, number],
  height: (x: number, z: number) => number,
  steps: Form['steps'] = [500, 900],
  flat = true,
): Form {
  return {
    name,
    steps,
    flat,
    point: (u, v) => {
      const x = mix(left, right, u);
      const z = mix(far, near, v);
      return [x, height(x, z), z];
    },
  };
}

export const ball = (name: string, at: Vec, radius: number, tilt = 0): Form => ({
  name,
  steps: [420, 420],
  point: (u, v) => {
    const angle = u * Math.PI * 2 + Math.PI / 2;
    const rise = v * Math.PI;
    const y = -Math.cos(rise);
    const ring = Math.sin(rise);
    const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
    const [x, z] = [ring * Math.cos(angle), ring * Math.sin(angle)];
    return add(at, times([x * cos - y * sin, x * sin + y * cos, z], radius));
  },
});
