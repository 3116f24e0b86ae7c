import { addBall, addSurface, addTube, type Mesh } from './mesh.ts';
import type { Vector } from './vector.ts';

/** Outline from the side: height, front and back. */
type Profile = readonly (readonly [height: number, front: number, back: number])[];

/** Crown to the foot of the neck, round the middle of the head; the face looks to the left. */
const headProfile: Profile = [
  [1.16, -0.02, 0.1],
  [1.08, -0.36, 0.44],
  [0.92, -0.58, 0.72],
  [0.7, -0.72, 0.88],
  [0.45, -0.78, 0.96],
  [0.22, -0.8, 0.98],
  [0.12, -0.74, 0.97],
  [-0.02, -0.86, 0.93],
  [-0.2, -1.04, 0.88],
  [-0.28, -0.84, 0.84],
  [-0.38, -0.82, 0.79],
  [-0.43, -0.76, 0.76],
  [-0.5, -0.8, 0.7],
  [-0.57, -0.72, 0.64],
  [-0.7, -0.78, 0.54],
  [-0.82, -0.66, 0.46],
  [-0.94, -0.26, 0.42],
  [-1.3, -0.14, 0.46],
  [-1.8, -0.2, 0.62],
];
const bodyProfile: Profile = [
  [12.35, 2.2, 2.9],
  [12.05, 1.8, 3.3],
  [11.6, 1.42, 3.75],
  [11, 1.2, 4.08],
  [10, 1.08, 4.36],
  [9, 1.05, 4.5],
  [7, 1.1, 4.5],
];

/** Front and back at a share of the way down. */
function outlineAt(profile: Profile, share: number): [height: number, front: number, back: number] {
  const place = Math.min(profile.length - 1.0001, share * (profile.length - 1));
  const [upper, lower] = [profile[Math.floor(place)], profile[Math.floor(place) + 1]];
  const part = place % 1;
  const mix = (index: 0 | 1 | 2) =>
    (upper?.[index] ?? 0) * (1 - part) + (lower?.[index] ?? 0) * part;
  return [mix(0), mix(1), mix(2)];
}

const headAt: Vector = [1.7, 11.6, 13.35];
const bent = 0.42;
/** A place of the head as it is bent over the table. */
const onHead = (x: number, y: number, z: number): Vector => [
  headAt[0] + x * Math.cos(bent) - z * Math.sin(bent),
  headAt[1] + y,
  headAt[2] + x * Math.sin(bent) + z * Math.cos(bent),
];

/** A copy editor who reads at a table: her profile, a knot of hair with a pencil in it, her arm. */
export function addReader(mesh: Mesh, { dark, blue }: { dark: number; blue: number }): void {
  addSurface(mesh, dark, [36, 90], (u, v) => {
    const [z, front, back] = outlineAt(headProfile, v);
    const [middle, half] = [(front + back) / 2, (back - front) / 2];
    const a = u * Math.PI * 2;
    return onHead(middle + half * Math.cos(a), Math.min(0.74, half * 0.95) * Math.sin(a), z);
  });
  addSurface(mesh, dark, [40, 40], (u, v) => {
    const [z, front, back] = outlineAt(bodyProfile, v);
    const [middle, half] = [(front + back) / 2, (back - front) / 2];
    const a = u * Math.PI * 2;
    return [middle + half * Math.cos(a), 11.9 + half * 1.05 * Math.sin(a), z];
  });
  addBall(mesh, dark, onHead(1.16, 0, 0.5), [0.46, 0.46, 0.5], [20, 14]);
  addTube(
    mesh,
    blue,
    (s) => onHead(0.72 + 1.05 * s, -0.42, 1.18 - 1.3 * s),
    () => 0.085,
    [6, 8],
  );
  const shoulder: Vector = [1.9, 10.5, 11.35];
  const elbow: Vector = [0.75, 9.7, 9.75];
  const hand: Vector = [-1.0, 9.4, 9.62];
  const along =
    (from: Vector, to: Vector) =>
    (s: number): Vector => [
      from[0] + (to[0] - from[0]) * s,
      from[1] + (to[1] - from[1]) * s,
      from[2] + (to[2] - from[2]) * s,
    ];
  addTube(mesh, dark, along(shoulder, elbow), (s) => 0.62 - 0.16 * s, [14, 12]);
  addTube(mesh, dark, along(elbow, hand), (s) => 0.46 - 0.2 * s, [14, 12]);
  addBall(mesh, dark, elbow, [0.47, 0.47, 0.45], [16, 12]);
  addBall(mesh, dark, hand, [0.36, 0.3, 0.24], [16, 12]);
}
