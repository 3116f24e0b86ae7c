import type { PigmentName } from '../../src/homes/blog-metro/pigments.ts';
import { add, bar, lathe, placed, quad, sheet } from '../traced/mesh.ts';
import { clouds, noise, random } from '../traced/random.ts';
import { type Material, Scene } from '../traced/scene.ts';
import { cementFloor } from './cement.ts';

interface Heap {
  readonly name: PigmentName;
  readonly color: string;
  readonly radius: number;
  readonly high: number;
  /** A scoop has been taken out, at an angle in degrees. */
  readonly scooped?: number;
}

const heaps: readonly Heap[] = [
  { name: 'white', color: '#f3efe6', radius: 0.09, high: 0.054 },
  { name: 'black', color: '#222326', radius: 0.085, high: 0.05, scooped: 200 },
  { name: 'red', color: '#94331f', radius: 0.088, high: 0.054 },
  { name: 'yellow', color: '#c78a2a', radius: 0.087, high: 0.052, scooped: 20 },
  { name: 'green', color: '#3d7256', radius: 0.072, high: 0.043 },
  { name: 'blue', color: '#1b3f8a', radius: 0.05, high: 0.03 },
];

/** A heap of powder with its foot at `x`, `y`. */
function pile(
  scene: Scene,
  { radius, high, scooped }: Heap,
  [x, y]: readonly [number, number],
  seed: number,
  material: Material,
): void {
  const reach = radius * 1.35;
  // Scoops on one another, each a cone of its own.
  const roll = random(seed * 31);
  const scoops = Array.from({ length: 9 }, (_, i) => {
    const [turn, out] = [roll() * 2 * Math.PI, i === 0 ? 0 : (0.12 + 0.34 * roll()) * radius];
    const share = i === 0 ? 1 : 1 - out / radius - 0.1 * roll();
    return [out * Math.cos(turn), out * Math.sin(turn), share] as const;
  });
  const at = (u: number, v: number) => {
    const [dx, dy] = [(u - 0.5) * 2 * reach, (v - 0.5) * 2 * reach];
    const warpX =
      dx + 0.11 * radius * (clouds((dx / radius) * 3 + 20, (dy / radius) * 3 + 20, seed, 3) - 0.5);
    const warpY =
      dy +
      0.11 * radius * (clouds((dx / radius) * 3 + 50, (dy / radius) * 3 + 50, seed + 4, 3) - 0.5);
    let z = -1;
    for (const [sx, sy, share] of scoops) {
      const r = Math.hypot(warpX - sx, warpY - sy) / radius;
      z = Math.max(z, high * (share - Math.sqrt(r * r + 0.006) + 0.05));
    }
    const r = Math.hypot(dx, dy) / radius;
    const grain = clouds((dx / radius) * 30 + 90, (dy / radius) * 30 + 90, seed + 11, 3) - 0.5;
    z += high * 0.03 * grain;
    const clod = noise((dx / radius) * 19 + 40, (dy / radius) * 19 + 40, seed + 21);
    if (clod > 0.9) z += high * 0.5 * (clod - 0.9);
    if (scooped !== undefined) {
      const turn = (scooped * Math.PI) / 180;
      const away =
        Math.hypot(dx - Math.cos(turn) * radius * 0.36, dy - Math.sin(turn) * radius * 0.36) /
        (radius * 0.4);
      z -= high * 0.4 * Math.max(0, 1 - away * away) ** 0.9;
    }
    // Dust round the foot: grains that lie apart.
    const dust = noise(dx * 900 + 70, dy * 900 + 70, seed + 13);
    const far = Math.max(0, 1.35 - r) / 0.35;
    if (z < 0.0004) z = dust > 0.96 - 0.3 * far * far ? 0.0006 * dust : -0.0008;
    return [x + dx, y + dy, z] as const;
  };
  sheet(scene, [220, 220], at, material);
}

/** Six heaps of dry pigment, a tile each, in `columns`; seen from straight above. */
export async function sixHeaps(columns: number, draft: boolean): Promise<Scene> {
  const rows = 6 / columns;
  const scene = new Scene();
  scene.setSky([0.26, 0.28, 0.32]);
  scene.sun([-0.86, 0.3, 0.42], [7.4, 6.5, 5.2], 0.02);
  const floor = await cementFloor(
    [columns + 2, rows + 2],
    () => ({ pattern: 'plain-white' }),
    draft ? 100 : 420,
    {
      seed: 17,
      joint: 0.5,
      mottle: 1.5,
    },
  );
  const [x, y] = [(columns + 2) * 0.1, (rows + 2) * 0.1];
  const gray = scene.material({ color: '#8c8c8b', texture: floor, rough: 0.8, bump: [420, 0.05] });
  quad(
    scene,
    [
      [-x, -y, 0],
      [x, -y, 0],
      [x, y, 0],
      [-x, y, 0],
    ],
    gray,
  );
  const roll = random(4);
  for (const [index, heap] of heaps.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const at = [
      (column - (columns - 1) / 2) * 0.2 + (roll() - 0.5) * 0.012,
      ((rows - 1) / 2 - row) * 0.2 + (roll() - 0.5) * 0.012,
    ] as const;
    const powder = scene.material({
      color: heap.color,
      rough: 0.95,
      specular: 0.12,
      bump: [1100, 0.22],
      stain: [160, 0.14],
    });
    pile(scene, heap, at, 3 + index * 5, powder);
    if (heap.name === 'blue') {
      // The spoon that cobalt is weighed with.
      const steel = scene.material({ color: '#c3c4c2', rough: 0.24, metal: 1, stain: [80, 0.2] });
      const there = placed([at[0] + 0.05, at[1] - 0.052, 0.004], { turn: -38, scale: 0.8 });
      lathe(
        scene,
        [
          [0, 0.001],
          [0.008, 0.0015],
          [0.014, 0.005],
          [0.0165, 0.0095],
          [0.0155, 0.0098],
          [0.012, 0.0062],
          [0, 0.0032],
        ],
        steel,
        {
          place: ([px, py, pz]) => there([px * 1.5, py, pz]),
        },
      );
      bar(scene, there([0.022, 0, 0.009]), there([0.098, 0.004, 0.006]), 0.0042, steel);
      lathe(
        scene,
        [
          [0, 0.0105],
          [0.006, 0.0098],
          [0.0125, 0.0072],
          [0.014, 0.006],
        ].reverse() as [number, number][],
        powder,
        {
          place: ([px, py, pz]) => add(there([px * 1.35, py * 0.95, pz]), [0, 0, 0]),
        },
      );
    }
  }
  return scene;
}
