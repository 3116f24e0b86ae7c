import { box, placed } from '../traced/mesh.ts';
import type { Camera } from '../traced/scene.ts';
import { Scene } from '../traced/scene.ts';
import { cementFloor } from './cement.ts';
import { chair } from './chair.ts';
import { cafecito, glasses, layFloor, laySheet, typedSheet } from './reader-things.ts';

/** From straight above, so many metres of floor high. */
export const fromAbove = (tall: number, [x, y]: readonly [number, number] = [0, 0]): Camera => ({
  eye: [x, y - 0.004, 7],
  target: [x, y, 0],
  angle: (2 * Math.atan(tall / 2 / 7) * 180) / Math.PI,
});

/** The chair of the reader on the floor of the shop, toward evening, seen from the ceiling. */
export async function reader(draft: boolean): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.3, 0.37, 0.48]);
  scene.sun([-0.46, -0.8, 0.58], [9.2, 6.6, 3.9], 0.012);
  const rings = [
    [0, 1],
    [1, 0],
  ] as const;
  const floor = await cementFloor(
    [10, 12],
    (x, y) => ({ pattern: 'ring', turn: rings[y % 2]?.[x % 2] ?? 0 }),
    draft ? 100 : 260,
    { seed: 5, joint: 0.8 },
  );
  layFloor(
    scene,
    [10, 12],
    scene.material({ texture: floor, rough: 0.55, specular: 0.35, bump: [60, 0.05] }),
  );
  const stand = placed([-0.2, -0.42, 0], { turn: 24 });
  await chair(scene, stand, '#5a2418');
  const paper = async (seed: number, lines?: number) =>
    scene.material({
      texture: await typedSheet(seed, lines),
      rough: 0.85,
      specular: 0.2,
      through: 0.1,
    });
  const onSeat = (turn: number, high: number) => {
    const there = placed([0.01, -0.01, high], { turn });
    return (p: readonly [number, number, number]) => stand(there(p));
  };
  // Pages that are still to be read, and the one that was put down on them.
  const leaf = scene.material({ color: '#efe8d6', rough: 0.9, bump: [900, 0.1] });
  for (let i = 0; i < 5; i++)
    box(scene, [0.216, 0.279, 0.0022], leaf, { place: onSeat(i * 1.7 - 8, 0.4665 + i * 0.0022) });
  laySheet(scene, await paper(20), onSeat(-1.2, 0.4767), 0);
  laySheet(scene, await paper(1), onSeat(7, 0.479), 0.02);
  const horn = scene.material({ color: '#15100d', rough: 0.25, specular: 0.6 });
  const worn = placed([-0.02, -0.06, 0.4815], { turn: -30, lean: -78 });
  glasses(scene, (p) => stand(worn(p)), horn);
  laySheet(scene, await paper(2), placed([0.3, -0.46, 0], { turn: -17 }), 0.03);
  laySheet(scene, await paper(3, 14), placed([0.41, -0.24, 0.001], { turn: 31 }), 0.045);
  laySheet(scene, await paper(4), placed([0.36, 0.62, 0], { turn: 68 }), 0.05);
  cafecito(scene, [0.17, -0.69, 0]);
  return scene;
}
