import { lathe, placed } from '../traced/mesh.ts';
import type { Material, Point, Scene } from '../traced/scene.ts';
import { cord, rounded } from './mesh.ts';

/** Materials of hangers. */
interface RailWares {
  wood: Material;
  steel: Material;
  hemp: Material;
}

export const railWares = (scene: Scene): RailWares => ({
  wood: scene.material({ color: '#15120f', rough: 0.34, specular: 0.6 }),
  steel: scene.material({ color: '#77746f', rough: 0.24, metal: 1 }),
  hemp: scene.material({ color: '#b8a98c', rough: 0.9, specular: 0.1, bump: [900, 0.5] }),
});

/** A bent hanger, its neck at `z`, on a cord that goes up to `top`. */
export function hanger(scene: Scene, wares: RailWares, z: number, top: number, half = 0.205): void {
  const arm = rounded([
    [-half, -0.018, z - 0.105],
    [-half * 0.72, -0.012, z - 0.064],
    [-half * 0.34, 0, z - 0.018],
    [0, 0.004, z],
    [half * 0.34, 0, z - 0.018],
    [half * 0.72, -0.012, z - 0.064],
    [half, -0.018, z - 0.105],
  ]);
  cord(scene, arm, 0.0105, wares.wood, 18);
  for (const [x, y, height] of [arm[0], arm.at(-1)] as Point[])
    lathe(
      scene,
      Array.from({ length: 9 }, (_, i) => {
        const turn = (i / 8) * Math.PI - Math.PI / 2;
        return [Math.cos(turn) * 0.0125, Math.sin(turn) * 0.0125] as const;
      }),
      wares.wood,
      { place: placed([x, y, height]) },
    );
  const hook = rounded([
    [0, 0.004, z - 0.004],
    [0, 0.004, z + 0.035],
    [0.006, 0.004, z + 0.052],
    [0.028, 0.004, z + 0.072],
    [0.024, 0.004, z + 0.106],
    [-0.006, 0.004, z + 0.116],
    [-0.028, 0.004, z + 0.098],
  ]);
  cord(scene, hook, 0.0033, wares.steel, 14);
  cord(
    scene,
    rounded([
      [0, 0.004, z + 0.11],
      [0.001, 0.006, z + 0.4],
      [0, 0.004, top],
    ]),
    0.0034,
    wares.hemp,
    10,
  );
}

/** A narrow strap from the cloth over the hanger and down to the back. */
export function strap(scene: Scene, from: Point, over: Point, to: Point, material: Material): void {
  const line = rounded(
    [
      from,
      [over[0], over[1] - 0.013, over[2] - 0.006],
      [over[0], over[1], over[2] + 0.013],
      [over[0], over[1] + 0.014, over[2] - 0.008],
      to,
    ],
    10,
  );
  cord(scene, line, 0.0023, material, 8);
}
