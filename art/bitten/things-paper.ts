import type { Mesh } from './mesh.ts';
import { addSurface } from './mesh.ts';
import { noise } from './noise.ts';
import type { Place } from './vector.ts';

/** A strip of paper: how wide and long, how far its ends roll up, how it lies. */
export interface Strip {
  wide: number;
  long: number;
  /** Turns that the near and the far end are rolled up by, and the radius of the roll. */
  near: number;
  far: number;
  roll: number;
  seed: number;
  /** Height of its waves. */
  waves: number;
}

/** Way along a strip: flat in the middle, rolled up at its ends. Returns place and height. */
function along({ long, near, far, roll }: Strip, share: number): [y: number, z: number] {
  const at = share * long;
  const bent = (over: number): [number, number] => {
    const angle = over / roll;
    return [Math.sin(angle) * roll, (1 - Math.cos(angle)) * roll];
  };
  const [begin, end] = [near * roll * Math.PI * 2, far * roll * Math.PI * 2];
  if (at < begin) {
    const [y, z] = bent(begin - at);
    return [begin - y, z];
  }
  if (at > long - end) {
    const [y, z] = bent(at - (long - end));
    return [long - end + y, z];
  }
  return [at, 0];
}

/** Adds a strip that begins at the origin and lies along y, its middle at x = 0. */
export function addStrip(mesh: Mesh, material: number, strip: Strip, place: Place): void {
  const { wide, waves, seed } = strip;
  addSurface(mesh, material, [24, 220], (u, v) => {
    const [y, z] = along(strip, v);
    const lift =
      waves * (noise(v * 5, seed, 81) ** 2 + 0.35 * noise(u * 2 + v * 3, seed + 4, 83)) +
      waves * 0.5 * (u - 0.5) ** 2 * noise(v * 3, seed + 9, 85);
    return place([(u - 0.5) * wide, y, z + lift]);
  });
}
