import { chances } from '../chance.ts';
import {
  addBall,
  addBlock,
  addFace,
  addSurface,
  addTube,
  emptyMesh,
  type Material,
  type Mesh,
} from '../mesh.ts';
import { clouds, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { addReader } from '../things-reader.ts';
import { add, times, unit, type Vector } from '../vector.ts';

/** Clapboards, a hand wide: each throws its shade on the next. */
const board = 1.15;
const wallAt: Material = (paint, _u, _v, at) => {
  const z = at[2] ?? 0;
  paint.white = 0.42 - 0.1 * noise((at[0] ?? 0) * 0.7, Math.floor(z / board) * 3, 111);
};
const snow: Material = (paint) => {
  paint.white = 0.95;
};
const frame: Material = (paint) => {
  paint.white = 0.8;
};
const inside: Material = (paint, _u, _v, at) => {
  // Wallpaper, books against it up to the shoulder.
  const [x = 0, , z = 0] = at;
  paint.white = 0.92 - 0.12 * (noise(x * 0.9, z * 0.9, 113) > 0.6 ? 1 : 0);
};
const dark: Material = (paint) => {
  paint.white = 0.06;
};
const bark: Material = (paint) => {
  paint.white = 0.1;
};
const shade: Material = (paint, _u, v) => {
  paint.white = 0.9;
  paint.glow = 1.1 + 0.6 * v;
};
const flake: Material = (paint) => {
  paint.white = 0.9;
  paint.glow = 0.5;
};
const pencil: Material = (paint) => {
  paint.white = 0.6;
  paint.blue = 1;
};
const book: Material = (paint, u, _v, at) => {
  paint.white = 0.12 + 0.6 * noise(Math.floor((at[0] ?? 0) * 2.2) * 7, Math.floor(u * 2), 117);
};

/** A bare tree: limbs that fork and thin. */
function addLimb(
  mesh: Mesh,
  from: Vector,
  to: Vector,
  thick: number,
  seed: number,
  left: number,
): void {
  const roll = chances(seed);
  const bend: Vector = [(roll() - 0.5) * 1.6, (roll() - 0.5) * 0.6, (roll() - 0.5) * 1.2];
  const tip = add(from, to);
  addTube(
    mesh,
    4,
    (s) => add(add(from, times(to, s)), times(bend, Math.sin(s * Math.PI) * 0.7)),
    (s) => thick * (1 - 0.45 * s),
    [14, 7],
  );
  if (left === 0) return;
  const forks = left > 2 ? 3 : 2;
  for (let i = 0; i < forks; i++) {
    const length = Math.hypot(...to) * (0.58 + 0.26 * roll());
    const way = unit([
      to[0] + (roll() - 0.5) * 9,
      to[1] + (roll() - 0.5) * 3,
      to[2] + (roll() - 0.3) * 6,
    ]);
    addLimb(
      mesh,
      i === 0 ? tip : add(from, times(to, 0.5 + 0.4 * roll())),
      times(way, length),
      thick * 0.56,
      seed * 7 + i + 1,
      left - 1,
    );
  }
}

/** A window of four panes high up in a dark gable; everything that is lit on the plate is lit by its lamp. */
export async function nightWindow(): Promise<Scene> {
  const mesh = emptyMesh();
  const [left, right, low, high] = [-4.4, 4.4, 9.2, 21.4];
  // The wall in courses round the opening.
  for (let z = -2; z < 44; z += board) {
    const open = z + board > low && z < high;
    const runs = open
      ? [
          [-60, left],
          [right, 60],
        ]
      : [[-60, 60]];
    for (const [a = 0, b = 0] of runs)
      addSurface(mesh, 0, [Math.max(2, Math.round((b - a) / 2)), 3], (u, v) => [
        a + (b - a) * u,
        -0.34 * (1 - v) - 0.05 * noise(u * 30, z, 119),
        z + board * 1.04 * v,
      ]);
  }
  // The wall behind the boards, so that no light comes between them.
  for (const [x0, z0, x1, z1] of [
    [-60, -4, left, 44],
    [right, -4, 60, 44],
    [left, -4, right, low],
    [left, high, right, 44],
  ] as const)
    addBlock(mesh, 5, [x0, 0.1, z0], [x1, 0.5, z1]);
  const trim = (x0: number, z0: number, x1: number, z1: number, out = 0.75) =>
    addBlock(mesh, 2, [x0, -out, z0], [x1, 0.5, z1]);
  trim(left - 0.9, low - 0.9, left, high + 0.9);
  trim(right, low - 0.9, right + 0.9, high + 0.9);
  trim(left - 1.3, high, right + 1.3, high + 1.1, 1.1);
  trim(left - 1.5, low - 1, right + 1.5, low - 0.1, 1.7);
  trim(left, 15.1, right, 15.7, 0.2);
  trim(-0.22, low, 0.22, high, 0.1);
  // Snow on the sill and on the ledge above.
  for (const [z, out, wide] of [
    [low - 0.1, 1.6, 5.7],
    [high + 1.1, 1, 5.5],
  ] as const)
    addSurface(mesh, 1, [60, 10], (u, v) => [
      -wide + 2 * wide * u,
      -out + v * (out - 0.1),
      z +
        (0.5 + 0.35 * noise(u * 9, z, 121)) *
          Math.sin((Math.min(1, v * 1.6 + 0.02) * Math.PI) / 2) *
          Math.min(1, u * 14, (1 - u) * 14),
    ]);
  // The room: walls, ceiling, a shelf of books, a table, a lamp, somebody who reads.
  addFace(mesh, 3, [
    [-22, 26, -4],
    [22, 26, -4],
    [22, 26, 30],
    [-22, 26, 30],
  ]);
  addFace(mesh, 3, [
    [-22, 0.5, -4],
    [-22, 26, -4],
    [-22, 26, 30],
    [-22, 0.5, 30],
  ]);
  addFace(mesh, 3, [
    [22, 0.5, -4],
    [22, 26, -4],
    [22, 26, 30],
    [22, 0.5, 30],
  ]);
  addFace(mesh, 2, [
    [-22, 0.5, 27],
    [22, 0.5, 27],
    [22, 26, 27],
    [-22, 26, 27],
  ]);
  for (const [shelf, from, to] of [
    [11.6, -1, 13],
    [15.4, 0, 13],
  ] as const) {
    addBlock(mesh, 5, [from, 23, shelf - 0.35], [to, 26, shelf]);
    const roll = chances(Math.round(shelf));
    for (let x = from + 0.3; x < to - 0.6; x += 0.5 + roll() * 0.5)
      addBlock(mesh, 7, [x, 23.4, shelf], [x + 0.42, 25.8, shelf + 1.8 + roll() * 1.2]);
  }
  addBlock(mesh, 5, [-16, 4, 8.6], [16, 13, 9.3]);
  // The lamp's shade; its bulb is the light of the picture.
  addSurface(mesh, 6, [40, 8], (u, v) => {
    const r = 1.1 + 1.5 * v;
    return [
      -2.1 + Math.cos(u * Math.PI * 2) * r,
      9 + Math.sin(u * Math.PI * 2) * r,
      14.6 - 2.1 * v,
    ];
  });
  addTube(
    mesh,
    5,
    (s) => [-2.1, 9, 9.3 + 3.4 * s],
    () => 0.16,
    [4, 8],
  );
  addReader(mesh, { dark: 5, blue: 9 });
  // Snow on the ground, drifted against the wall, and a path somebody has shoveled.
  addSurface(mesh, 1, [160, 90], (u, v) => {
    const [x, y] = [-70 + 140 * u, -90 + 90 * v];
    const path = Math.exp(-(((x - 16 - (y + 40) * 0.25) / 3.6) ** 2));
    const drift = 1.9 * Math.exp(y / 7) * (0.6 + 0.5 * noise(x * 0.1, 1, 123));
    return [x, y, -3 + drift + 1.3 * clouds(x * 0.06, y * 0.06, 125, 3) - 1.7 * path];
  });
  addLimb(mesh, [-9, -22, -4], [1.2, 1, 13], 0.8, 21, 5);
  const roll = chances(8);
  for (let i = 0; i < 420; i++) {
    const at: Vector = [-24 + roll() * 48, -46 + roll() * 44, -2 + roll() * 34];
    const r = 0.05 + 0.09 * roll() ** 2;
    addBall(mesh, 8, at, [r, r, r * 1.3], [5, 4]);
  }
  return {
    mesh,
    materials: [wallAt, snow, frame, inside, bark, dark, shade, book, flake, pencil],
    camera: { from: [8, -74, 15], to: [0.2, 0, 8.6], degrees: 29 },
    bulbs: [
      { at: [-2.1, 9, 13.2], radius: 0.5, strength: 2.6, half: 26 },
      { at: [3, 7, 21.5], radius: 1.4, strength: 1.5, half: 34 },
    ],
    sun: { towards: [0.5, -0.6, 0.75], radius: 0.06, strength: 0.07 },
    sky: { strength: 0.045, reach: 14, bounce: 0.25 },
    beyond: 0.005,
  };
}
