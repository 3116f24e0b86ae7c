import type { Material, Point, Scene } from './scene.ts';

export type Place = (point: Point) => Point;
type Texel = readonly [u: number, v: number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Turns by degrees round the upright axis, then leans by degrees over x and y, then moves. */
export function placed(to: Point, { turn = 0, lean = 0, tilt = 0, scale = 1 } = {}): Place {
  const [t, l, i] = [turn, lean, tilt].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  return ([x0, y0, z0]) => {
    let [x, y, z] = [x0 * scale, y0 * scale, z0 * scale];
    [y, z] = [y * Math.cos(l) - z * Math.sin(l), y * Math.sin(l) + z * Math.cos(l)];
    [x, z] = [x * Math.cos(i) + z * Math.sin(i), -x * Math.sin(i) + z * Math.cos(i)];
    [x, y] = [x * Math.cos(t) - y * Math.sin(t), x * Math.sin(t) + y * Math.cos(t)];
    return [x + to[0], y + to[1], z + to[2]];
  };
}

const stay: Place = (point) => point;

/** A flat piece with four corners in turn; its texture begins at the first and runs to the second. */
export function quad(
  scene: Scene,
  corners: readonly [Point, Point, Point, Point],
  material: Material,
  texels: readonly [Texel, Texel, Texel, Texel] = [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, 0],
  ],
): void {
  const [a, b, c, d] = corners;
  const normal = unit(cross(minus(b, a), minus(d, a)));
  const normals = [normal, normal, normal] as const;
  scene.triangle([a, b, c], normals, [texels[0], texels[1], texels[2]], material);
  scene.triangle([a, c, d], normals, [texels[0], texels[2], texels[3]], material);
}

/** A bent sheet: `at` gives the point of each u and v from 0 to 1; its texture begins at the top left (v = 1). */
export function sheet(
  scene: Scene,
  [columns, rows]: readonly [number, number],
  at: (u: number, v: number) => Point,
  material: Material,
  texel: (u: number, v: number) => Texel = (u, v) => [u, 1 - v],
): void {
  const step = 1e-3;
  const normalAt = (u: number, v: number): Point => {
    const across = minus(at(u + step, v), at(u - step, v));
    const along = minus(at(u, v + step), at(u, v - step));
    return unit(cross(across, along));
  };
  const line = (v: number) =>
    Array.from({ length: columns + 1 }, (_, i) => {
      const u = i / columns;
      return { point: at(u, v), normal: normalAt(u, v), texel: texel(u, v) };
    });
  let lower = line(0);
  for (let j = 1; j <= rows; j++) {
    const upper = line(j / rows);
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [lower[i], lower[i + 1], upper[i + 1], upper[i]];
      if (!a || !b || !c || !d) continue;
      scene.triangle(
        [a.point, b.point, c.point],
        [a.normal, b.normal, c.normal],
        [a.texel, b.texel, c.texel],
        material,
      );
      scene.triangle(
        [a.point, c.point, d.point],
        [a.normal, c.normal, d.normal],
        [a.texel, c.texel, d.texel],
        material,
      );
    }
    lower = upper;
  }
}

/** A box round its middle with round edges; `place` puts it where it belongs. */
export function box(
  scene: Scene,
  [width, depth, height]: Point,
  material: Material,
  { round = 0, place = stay, steps = 3 }: { round?: number; place?: Place; steps?: number } = {},
): void {
  const half: Point = [width / 2, depth / 2, height / 2];
  if (round === 0) {
    plainBox(scene, half, material, place);
    return;
  }
  const r = Math.min(round, ...half.map((part) => part * 0.999));
  // Along one edge: an arc, the flat part, an arc, as angles from -1 to 1.
  const arc = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * (Math.PI / 4));
  const lines = [
    ...arc.map((angle) => ({ core: -1, bend: angle - Math.PI / 4 })),
    ...arc.map((angle) => ({ core: 1, bend: angle })),
  ];
  for (let axis = 0; axis < 3; axis++)
    for (const side of [-1, 1]) {
      const [p, q] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
      const corner = (i: number, j: number) => {
        const [a, b] = [lines[i], lines[j]];
        const out: [number, number, number] = [0, 0, 0];
        out[axis] = side;
        out[p] = Math.tan(a?.bend ?? 0);
        out[q] = Math.tan(b?.bend ?? 0);
        const normal = unit(out);
        const point: [number, number, number] = [0, 0, 0];
        const core = (k: 0 | 1 | 2) => half[k] - r;
        point[axis] = side * core(axis as 0) + normal[axis as 0] * r;
        point[p] = (a?.core ?? 0) * core(p) + normal[p] * r;
        point[q] = (b?.core ?? 0) * core(q) + normal[q] * r;
        return { point: point as Point, normal };
      };
      for (let i = 0; i + 1 < lines.length; i++)
        for (let j = 0; j + 1 < lines.length; j++) {
          const four = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
          const points = four.map(({ point }) => place(point));
          const normals = four.map(({ point, normal }) =>
            unit(minus(place(add(point, normal)), place(point))),
          );
          const texels = four.map(({ point }) => [
            point[p] / (2 * half[p]) + 0.5,
            0.5 - point[q] / (2 * half[q]),
          ]) as unknown as Texel[];
          for (const [x, y, z] of [
            [0, 1, 2],
            [0, 2, 3],
          ] as const)
            scene.triangle(
              [points[x] as Point, points[y] as Point, points[z] as Point],
              [normals[x] as Point, normals[y] as Point, normals[z] as Point],
              [texels[x] as Texel, texels[y] as Texel, texels[z] as Texel],
              material,
            );
        }
    }
}

function plainBox(scene: Scene, [x, y, z]: Point, material: Material, place: Place): void {
  const at = (i: number, j: number, k: number) => place([i * x, j * y, k * z]);
  quad(scene, [at(-1, -1, -1), at(1, -1, -1), at(1, -1, 1), at(-1, -1, 1)], material);
  quad(scene, [at(1, 1, -1), at(-1, 1, -1), at(-1, 1, 1), at(1, 1, 1)], material);
  quad(scene, [at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1)], material);
  quad(scene, [at(-1, 1, -1), at(1, 1, -1), at(1, -1, -1), at(-1, -1, -1)], material);
  quad(scene, [at(-1, 1, -1), at(-1, -1, -1), at(-1, -1, 1), at(-1, 1, 1)], material);
  quad(scene, [at(1, -1, -1), at(1, 1, -1), at(1, 1, 1), at(1, -1, 1)], material);
}

/** A bar between two points, as thick as it is said. */
export function bar(scene: Scene, from: Point, to: Point, thick: number, material: Material): void {
  const along = minus(to, from);
  const ahead = unit(along);
  const side = unit(cross(ahead, Math.abs(ahead[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const up = cross(side, ahead);
  const middle = times(add(from, to), 0.5);
  box(scene, [thick, Math.hypot(...along), thick], material, {
    place: ([x, y, z]) => add(middle, add(times(side, x), add(times(ahead, y), times(up, z)))),
  });
}

/** A round bar along a bent line, a share of it at a time. */
export function tube(
  scene: Scene,
  at: (share: number) => Point,
  radius: number,
  material: Material,
): void {
  const step = 1e-3;
  sheet(
    scene,
    [20, 48],
    (u, v) => {
      const ahead = unit(minus(at(v + step), at(v - step)));
      const side = unit(cross(ahead, [0, 1, 0.01]));
      const up = cross(side, ahead);
      const turn = u * Math.PI * 2;
      return add(
        at(v),
        add(times(side, radius * Math.cos(turn)), times(up, radius * Math.sin(turn))),
      );
    },
    material,
  );
}

/** A turned body: radius and height of its outline from the foot to the top. */
export function lathe(
  scene: Scene,
  outline: readonly (readonly [radius: number, height: number])[],
  material: Material,
  { place = stay, steps = 48 }: { place?: Place; steps?: number } = {},
): void {
  const point = (i: number, j: number): Point => {
    const [radius, height] = outline[j] ?? [0, 0];
    const angle = (i / steps) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle), height];
  };
  const normal = (i: number, j: number): Point => {
    const [before, after] = [
      outline[Math.max(0, j - 1)],
      outline[Math.min(outline.length - 1, j + 1)],
    ];
    const [dr, dz] = [
      (after?.[0] ?? 0) - (before?.[0] ?? 0),
      (after?.[1] ?? 0) - (before?.[1] ?? 0),
    ];
    const angle = (i / steps) * Math.PI * 2;
    return unit([dz * Math.cos(angle), dz * Math.sin(angle), -dr]);
  };
  for (let j = 0; j + 1 < outline.length; j++)
    for (let i = 0; i < steps; i++) {
      const four = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const points = four.map(([a, b]) => place(point(a, b)));
      const normals = four.map(([a, b]) => {
        const at = point(a, b);
        return unit(minus(place(add(at, normal(a, b))), place(at)));
      });
      const texels = four.map(([a, b]) => [a / steps, 1 - b / (outline.length - 1)] as const);
      for (const [x, y, z] of [
        [0, 1, 2],
        [0, 2, 3],
      ] as const)
        scene.triangle(
          [points[x] as Point, points[y] as Point, points[z] as Point],
          [normals[x] as Point, normals[y] as Point, normals[z] as Point],
          [texels[x] as Texel, texels[y] as Texel, texels[z] as Texel],
          material,
        );
    }
}
