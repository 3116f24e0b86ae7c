import { box, placed, quad } from '../traced/mesh.ts';
import type { Material, Point, Scene } from '../traced/scene.ts';
import { brick } from './brick.ts';
import type { PatternName } from './gowns.ts';
import { hung } from './hung-cloth.ts';
import { addCloth, cord, ironed, moved } from './mesh.ts';
import { railWares } from './rail.ts';
import { cloths } from './stage.ts';

/** Meters from the floor to the skylight. */
const top = 11.5;
const [half, deep, ahead] = [1.35, 1.3, -9];

function shaft(scene: Scene): void {
  const back = scene.material({
    texture: brick(half * 2, top + 1, 260),
    rough: 0.92,
    specular: 0.1,
    stain: [1.1, 0.3],
  });
  const side = scene.material({
    texture: brick(deep - ahead, top + 1, 110),
    rough: 0.92,
    specular: 0.1,
  });
  const wall = (a: Point, b: Point, material: Material) =>
    quad(scene, [a, b, [b[0], b[1], top], [a[0], a[1], top]], material);
  wall([-half, deep, -1], [half, deep, -1], back);
  wall([-half, ahead, -1], [-half, deep, -1], side);
  wall([half, deep, -1], [half, ahead, -1], side);
  const iron = scene.material({ color: '#191817', rough: 0.5, metal: 0.4 });
  for (let z = 0.6; z < top; z += 0.33)
    box(scene, [0.42, 0.022, 0.022], iron, { place: placed([-0.72, deep - 0.1, z]) });
  for (const x of [-0.93, -0.51])
    box(scene, [0.04, 0.012, top], iron, { place: placed([x, deep - 0.1, top / 2]) });
}

/** Things in the hose tower, from the lowest up: position, turn, and position of the hanger above. */
const hanging: readonly (readonly [
  PatternName,
  keyof typeof cloths,
  x: number,
  y: number,
  z: number,
  turn: number,
  neck: number,
])[] = [
  ['cowlSlip', 'bone', 0.42, -0.1, 1.1, -18, 1.52],
  ['wholeSkirt', 'black', -0.5, 0.25, 2.9, 10, 1.42],
  ['cowlSlip', 'sand', 0.5, 0.55, 3.6, 40, 1.52],
  ['deepCowl', 'bone', -0.35, -0.3, 4.9, 30, 1.52],
  ['cape', 'wool', 0.45, 0.1, 6.1, -20, 1.58],
  ['cowlSlip', 'bone', -0.45, 0.3, 7.2, 70, 1.52],
  ['wholeSkirt', 'sand', 0.4, -0.2, 8.4, 0, 1.42],
];

/** The hose tower of Engine No. 3, seen from its floor, with seven things at their heights. */
export async function tower(scene: Scene): Promise<void> {
  scene.setSky([0, 0, 0]);
  scene.lamp([0.9, -0.9, top], [-1.8, 0, 0], [0, 1.8, 0], [260, 262, 268]);
  scene.lamp([0.5, -4.5, 2.5], [-1.5, 0, 0], [0, 0.3, 1.5], [2.6, 2.5, 2.3], 0);
  shaft(scene);
  const wares = railWares(scene);
  for (const [name, cloth, x, y, z, turn, neck] of hanging) {
    const garment = ironed(await hung(name), name === 'cape' ? 40 : 2);
    addCloth(scene, moved(garment, [x, y, z], turn), scene.material(cloths[cloth]));
    const at = z + neck;
    cord(
      scene,
      [
        [x, y, at],
        [x, y, (at + top) / 2],
        [x, y, top],
      ],
      0.006,
      wares.hemp,
    );
    cord(
      scene,
      [
        [x - 0.2, y, at - 0.1],
        [x, y, at],
        [x + 0.2, y, at - 0.1],
      ],
      0.011,
      wares.wood,
    );
    if (name === 'cowlSlip' || name === 'deepCowl')
      for (const side of [-1, 1]) {
        const [c, n] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        cord(
          scene,
          [
            [x + side * 0.1 * c + 0.076 * n, y + side * 0.1 * n - 0.076 * c, z + 1.34],
            [x + side * 0.11, y, at - 0.05],
          ],
          0.004,
          scene.material(cloths[cloth]),
        );
      }
  }
}
