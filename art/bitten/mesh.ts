import { cross, minus, type Place, unit, type Vector } from './vector.ts';

/** Properties of a surface at a point. */
export interface Paint {
  /** Share of the light that it gives back. */
  white: number;
  /** Share of blue in it. */
  blue: number;
  /** Strength of its gloss. */
  gloss: number;
  /** Light of its own. */
  glow: number;
}

/** Sets the paint at a point of a surface, by its own coordinates and its place in the scene. */
export type Material = (paint: Paint, u: number, v: number, at: Float64Array) => void;

/** Triangles of a scene, flat: nine numbers of places, nine of normals and six of coordinates each. */
export interface Mesh {
  places: number[];
  normals: number[];
  coordinates: number[];
  materials: number[];
}

export const emptyMesh = (): Mesh => ({ places: [], normals: [], coordinates: [], materials: [] });

type Spot = readonly [u: number, v: number];

/** Adds a triangle; without normals it is flat. */
export function addTriangle(
  mesh: Mesh,
  material: number,
  points: readonly [Vector, Vector, Vector],
  spots: readonly [Spot, Spot, Spot] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  normals?: readonly [Vector, Vector, Vector],
): void {
  const [a, b, c] = points;
  const flat = unit(cross(minus(b, a), minus(c, a)));
  for (const point of points) mesh.places.push(...point);
  for (const normal of normals ?? [flat, flat, flat]) mesh.normals.push(...normal);
  for (const spot of spots) mesh.coordinates.push(...spot);
  mesh.materials.push(material);
}

/** Adds a flat face with four corners, in turn. */
export function addFace(
  mesh: Mesh,
  material: number,
  [a, b, c, d]: readonly [Vector, Vector, Vector, Vector],
): void {
  addTriangle(
    mesh,
    material,
    [a, b, c],
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  );
  addTriangle(
    mesh,
    material,
    [a, c, d],
    [
      [0, 0],
      [1, 1],
      [0, 1],
    ],
  );
}

/** Adds a curved surface: a point for each `u` and `v` from 0 to 1, so many steps each way. */
export function addSurface(
  mesh: Mesh,
  material: number,
  [across, down]: readonly [number, number],
  point: (u: number, v: number) => Vector,
): void {
  const rows = Array.from({ length: down + 1 }, (_, j) =>
    Array.from({ length: across + 1 }, (_, i) => point(i / across, j / down)),
  );
  const at = (i: number, j: number): Vector =>
    rows[Math.max(0, Math.min(down, j))]?.[Math.max(0, Math.min(across, i))] ?? [0, 0, 0];
  const normal = (i: number, j: number): Vector =>
    unit(cross(minus(at(i + 1, j), at(i - 1, j)), minus(at(i, j + 1), at(i, j - 1))));
  const bent = rows.map((row, j) => row.map((_, i) => normal(i, j)));
  const lean = (i: number, j: number): Vector => bent[j]?.[i] ?? [0, 0, 1];
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const spot = (di: number, dj: number): Spot => [(i + di) / across, (j + dj) / down];
      addTriangle(
        mesh,
        material,
        [at(i, j), at(i + 1, j), at(i + 1, j + 1)],
        [spot(0, 0), spot(1, 0), spot(1, 1)],
        [lean(i, j), lean(i + 1, j), lean(i + 1, j + 1)],
      );
      addTriangle(
        mesh,
        material,
        [at(i, j), at(i + 1, j + 1), at(i, j + 1)],
        [spot(0, 0), spot(1, 1), spot(0, 1)],
        [lean(i, j), lean(i + 1, j + 1), lean(i, j + 1)],
      );
    }
}

/** Adds a block between two corners, put into its place. */
export function addBlock(
  mesh: Mesh,
  material: number,
  from: Vector,
  to: Vector,
  place: Place = (p) => p,
): void {
  const corner = (x: 0 | 1, y: 0 | 1, z: 0 | 1): Vector =>
    place([x ? to[0] : from[0], y ? to[1] : from[1], z ? to[2] : from[2]]);
  const faces = [
    [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)],
    [corner(0, 1, 0), corner(1, 1, 0), corner(1, 0, 0), corner(0, 0, 0)],
    [corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, 1), corner(0, 0, 1)],
    [corner(1, 1, 0), corner(0, 1, 0), corner(0, 1, 1), corner(1, 1, 1)],
    [corner(0, 1, 0), corner(0, 0, 0), corner(0, 0, 1), corner(0, 1, 1)],
    [corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)],
  ] as const;
  for (const face of faces) addFace(mesh, material, face);
}

/** Adds a tube along a way, with a radius at each share of it. */
export function addTube(
  mesh: Mesh,
  material: number,
  way: (share: number) => Vector,
  radius: (share: number) => number,
  [along, round]: readonly [number, number],
): void {
  const ahead = 1e-3;
  addSurface(mesh, material, [round, along], (u, v) => {
    const here = way(v);
    const to = unit(minus(way(Math.min(1, v + ahead)), way(Math.max(0, v - ahead))));
    const side = unit(cross(to, Math.abs(to[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
    const up = cross(side, to);
    const angle = -u * Math.PI * 2;
    const [c, s] = [Math.cos(angle) * radius(v), Math.sin(angle) * radius(v)];
    return [
      here[0] + side[0] * c + up[0] * s,
      here[1] + side[1] * c + up[1] * s,
      here[2] + side[2] * c + up[2] * s,
    ];
  });
}

/** Adds a ball, or an egg with three radii. */
export function addBall(
  mesh: Mesh,
  material: number,
  at: Vector,
  [rx, ry, rz]: Vector,
  steps: readonly [number, number],
): void {
  addSurface(mesh, material, steps, (u, v) => {
    const [a, b] = [u * Math.PI * 2, v * Math.PI];
    return [
      at[0] + Math.cos(a) * Math.sin(b) * rx,
      at[1] + Math.sin(a) * Math.sin(b) * ry,
      at[2] + Math.cos(b) * rz,
    ];
  });
}
