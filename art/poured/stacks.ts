import { tilePattern } from '../../src/homes/blog-metro/tile-patterns.ts';
import { box, placed, quad } from '../traced/mesh.ts';
import { random } from '../traced/random.ts';
import { type Camera, type Material, type Point, Scene } from '../traced/scene.ts';
import { cementFloor } from './cement.ts';
import { pigmentColors } from './pigment-colors.ts';

/** Down on the curing boards from a ladder. */
export const fromTheLadder: Camera = {
  eye: [0.12, -1.25, 1.62],
  target: [0.0, 0.06, 0.05],
  angle: 33,
  aperture: 0.006,
  focus: 1.95,
};

/** Number of tiles in each pile, from the far left to the near right. */
const counts = [
  [15, 11, 16, 9],
  [9, 13, 5, 12],
  [12, 4, 10, 7],
  [3, 8, 1, 5],
  [6, 2, 4, 3],
];
const faces = [
  ['star', 'fan', 'rose', 'shutter'],
  ['ring', 'leaf', 'star', 'ring'],
  ['rose', 'shutter', 'ring', 'leaf'],
  ['leaf', 'rose', 'fan', 'star'],
  ['fan', 'ring', 'shutter', 'rose'],
];

/** Piles of tiles on planks, where they cure for four weeks. */
export async function stacks(draft: boolean): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.22, 0.27, 0.34]);
  scene.sun([-0.86, -0.34, 0.46], [8.2, 6.5, 4.4], 0.02);
  const under = scene.material({ color: '#1d1712', rough: 1 });
  quad(
    scene,
    [
      [-3, -3, -0.05],
      [3, -3, -0.05],
      [3, 3, -0.05],
      [-3, 3, -0.05],
    ],
    under,
  );
  const plank = ['#6f563c', '#7d6246', '#66503a'].map((color) =>
    scene.material({ color, rough: 0.75, bump: [90, 0.16], stain: [14, 0.4] }),
  );
  for (let i = 0; i < 26; i++)
    box(scene, [0.116, 4, 0.03], plank[i % 3] as Material, {
      round: 0.002,
      place: placed([-1.5 + i * 0.121, 0.3, -0.0165 - (i % 4) * 0.0006]),
    });
  const gray = scene.material({
    color: '#8c877d',
    rough: 0.85,
    bump: [240, 0.2],
    stain: [60, 0.3],
  });
  const top = new Map<string, Material>();
  const side = new Map<string, Material>();
  for (const name of new Set(faces.flat())) {
    const texture = await cementFloor([1, 1], () => ({ pattern: name }), draft ? 160 : 640, {
      joint: 0,
      seed: 31,
    });
    top.set(name, scene.material({ texture, rough: 0.6, specular: 0.3, bump: [70, 0.04] }));
    const ground = pigmentColors[tilePattern(name).colors[1]];
    side.set(name, scene.material({ color: ground, rough: 0.7 }));
  }
  const roll = random(12);
  for (const [row, line] of counts.entries())
    for (const [column, count] of line.entries()) {
      const name = faces[row]?.[column] ?? 'ring';
      const [x, y] = [(column - 1.5) * 0.262, 0.56 - row * 0.262];
      const quarter = Math.floor(roll() * 4) * 90;
      for (let i = 0; i < count; i++) {
        const turn = (roll() - 0.5) * 5 + quarter;
        const place = placed([x + (roll() - 0.5) * 0.007, y + (roll() - 0.5) * 0.007, i * 0.0172], {
          turn,
        });
        box(scene, [0.2, 0.2, 0.0135], gray, {
          round: 0.0012,
          steps: 1,
          place: (p) => place([p[0], p[1], p[2] + 0.0068]),
        });
        box(scene, [0.2, 0.2, 0.0034], side.get(name) as Material, {
          round: 0.0007,
          steps: 1,
          place: (p) => place([p[0], p[1], p[2] + 0.0152]),
        });
        const c = (a: number, b: number): Point => place([a * 0.0994, b * 0.0994, 0.01693]);
        if (i === count - 1 || roll() > 0.5)
          quad(scene, [c(-1, -1), c(1, -1), c(1, 1), c(-1, 1)], top.get(name) as Material);
      }
    }
  return scene;
}
