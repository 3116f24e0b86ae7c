import { add, box, cross, lathe, minus, placed, times, tube, unit } from '../mesh.ts';
import type { Point, Scene } from '../scene.ts';

/** A mug of green enamel; worn-down pencils stand in it where `pencils` says so. */
export function layMug(scene: Scene, at: Point, pencils = true): void {
  const enamel = scene.material({ color: '#0d4a2b', rough: 0.16, specular: 0.6 });
  const rim = scene.material({ color: '#10130f', rough: 0.24 });
  const place = placed(at);
  const wall = [
    [0.0001, 0.0004],
    [0.036, 0.0004],
    [0.04, 0.004],
    [0.041, 0.078],
    [0.0385, 0.078],
    [0.0375, 0.006],
    [0.0001, 0.006],
  ] as const;
  lathe(scene, wall, enamel, { place, steps: 72 });
  lathe(
    scene,
    [
      [0.041, 0.0765],
      [0.0423, 0.0785],
      [0.041, 0.081],
      [0.0385, 0.08],
    ],
    rim,
    { place, steps: 72 },
  );
  const handle = (share: number): Point => {
    const turn = (share - 0.5) * Math.PI;
    return place([-0.0395 - 0.022 * Math.cos(turn), 0, 0.042 + 0.025 * Math.sin(turn)]);
  };
  tube(scene, handle, 0.0036, enamel);
  if (!pencils) return;
  for (const [foot, tip] of [
    [
      [-0.018, -0.01, 0.01],
      [-0.033, -0.016, 0.101],
    ],
    [
      [0.012, 0.01, 0.01],
      [0.022, 0.016, 0.108],
    ],
    [
      [0, -0.02, 0.01],
      [0.004, -0.036, 0.096],
    ],
  ] as const)
    layPencil(scene, add(at, foot), add(at, tip));
}

/** A yellow pencil of six sides from its end to its point. */
export function layPencil(scene: Scene, from: Point, to: Point): void {
  const along = minus(to, from);
  const long = Math.hypot(...along);
  const ahead = unit(along);
  const side = unit(cross(ahead, [0, 0, 1]));
  const up = cross(side, ahead);
  const place = ([x, y, z]: Point): Point =>
    add(from, add(times(side, x), add(times(up, y), times(ahead, z))));
  const lay = (outline: readonly (readonly [number, number])[], color: string, steps: number) =>
    lathe(scene, outline, scene.material({ color, rough: 0.32 }), { place, steps });
  const body = long - 0.017;
  const lacquer = [
    [0.0001, 0],
    [0.0036, 0],
    [0.0036, body],
  ] as const;
  const cone = [
    [0.0035, body],
    [0.001, long - 0.004],
  ] as const;
  const lead = [
    [0.001, long - 0.004],
    [0.0001, long],
  ] as const;
  lay(lacquer, '#d9a42a', 6);
  lay(cone, '#c99a68', 24);
  lay(lead, '#222222', 24);
}

/** Diskettes in a pile that was straightened once. */
export function layDiskettes(scene: Scene, at: Point, count: number): void {
  const jacket = scene.material({ color: '#1d2021', rough: 0.42, stain: [30, 0.2] });
  const white = scene.material({ color: '#e9e4d2', rough: 0.8 });
  const bands = ['#1c6b41', '#d9a42a', '#e9e4d2'].map((color) =>
    scene.material({ color, rough: 0.8 }),
  );
  for (let i = 0; i < count; i++) {
    const turn = Math.sin(i * 2.3) * 5 - 8;
    const place = placed(
      add(at, [Math.sin(i * 1.7) * 0.004, Math.cos(i * 2.9) * 0.004, 0.0012 + i * 0.0033]),
      { turn },
    );
    box(scene, [0.1334, 0.1334, 0.0018], jacket, { place });
    if (i % 4 !== 1)
      box(scene, [0.034, 0.003, 0.0019], bands[i % 3] ?? white, {
        place: (p) => place(add(p, [-0.03 + (i % 5) * 0.008, -0.0664, 0])),
      });
  }
}

/** Field glasses that lie on their side of the sill. */
export function layGlasses(scene: Scene, at: Point, turn: number): void {
  const black = scene.material({ color: '#181a19', rough: 0.38, bump: [1600, 0.1] });
  const metal = scene.material({ color: '#2c302d', rough: 0.25, metal: 0.6 });
  const glass = scene.material({ color: '#27373b', rough: 0.05, specular: 1 });
  const place = placed(at, { turn });
  const tube = [
    [0.0001, 0],
    [0.024, 0],
    [0.026, 0.004],
    [0.026, 0.05],
    [0.022, 0.06],
    [0.022, 0.086],
    [0.018, 0.096],
    [0.0155, 0.122],
    [0.018, 0.126],
    [0.018, 0.136],
    [0.0001, 0.136],
  ] as const;
  for (const side of [-1, 1]) {
    const lie = ([x, y, z]: Point): Point => place([side * 0.034 + x, z - 0.07, 0.0265 + y]);
    lathe(scene, tube, black, { place: lie, steps: 40 });
    lathe(
      scene,
      [
        [0.0225, -0.0012],
        [0.0225, 0.0004],
        [0.0001, -0.0008],
      ],
      glass,
      { place: lie, steps: 40 },
    );
    lathe(
      scene,
      [
        [0.0262, 0.046],
        [0.027, 0.05],
        [0.0262, 0.054],
      ],
      metal,
      { place: lie, steps: 40 },
    );
  }
  box(scene, [0.03, 0.012, 0.014], metal, {
    round: 0.004,
    place: (p) => place(add(p, [0, 0.012, 0.03])),
  });
  box(scene, [0.03, 0.01, 0.012], metal, {
    round: 0.004,
    place: (p) => place(add(p, [0, -0.03, 0.03])),
  });
}
