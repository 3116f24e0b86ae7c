import { box, placed, quad, sheet } from '../mesh.ts';
import { type Camera, Scene } from '../scene.ts';
import { barPaper, fanfold, runLog } from './fanfold.ts';

/** Over the left margin of the top sheet, near enough for single letters. */
export const overThePrint: Camera = {
  eye: [0.03, -0.195, 0.108],
  target: [0.05, 0.006, 0.013],
  angle: 27,
  aperture: 0.0011,
  focus: 0.2,
};

/** A pile of fanfold paper; its top sheet rises from the fold and is still warm from the printer. */
export async function printClose(): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.3, 0.31, 0.32]);
  scene.lamp([-0.7, -0.2, 0.04], [0.1, 0.9, 0], [0, 0, 0.42], [6.4, 6.5, 6.4], 0.5);
  scene.lamp([0.9, -0.6, 0.5], [-0.9, -0.2, 0], [0, 0, 0.7], [0.7, 0.68, 0.62], 0.3);
  const desk = scene.material({ color: '#33503f', rough: 0.6 });
  quad(
    scene,
    [
      [-3, -3, -0.04],
      [3, -3, -0.04],
      [3, 3, -0.04],
      [-3, 3, -0.04],
    ],
    desk,
  );
  const texture = await barPaper({
    lines: [...Array.from({ length: 30 }, () => ''), ...runLog()],
    seed: 7,
    pixels: 5200,
    from: 3,
  });
  const top = scene.material({
    texture,
    cutout: true,
    rough: 0.9,
    specular: 0.02,
    through: 0.1,
    bump: [3400, 0.03],
  });
  const under = scene.material({
    texture: await barPaper({ seed: 2 }),
    rough: 0.9,
    specular: 0.02,
    bump: [1200, 0.06],
  });
  const edge = scene.material({ color: '#e4e6d6', rough: 0.85 });
  for (let i = 0; i < 26; i++)
    box(scene, [fanfold.wide, fanfold.long, 0.0004], edge, {
      place: placed([
        0.165 + Math.sin(i * 7) * 0.0007,
        0.07 + Math.cos(i * 5) * 0.0007,
        -0.003 - i * 0.0014,
      ]),
    });
  const along = (rise: (u: number, v: number) => number, material: typeof top) =>
    sheet(
      scene,
      [60, 160],
      (u, v) => [
        0.165 - fanfold.wide / 2 + u * fanfold.wide,
        0.07 - fanfold.long / 2 + v * fanfold.long,
        rise(u, v),
      ],
      material,
    );
  along((u, v) => -0.002 + 0.001 * Math.sin(u * 9 + v * 4), under);
  along(
    (u, v) =>
      0.0005 +
      0.026 * Math.sin(Math.PI * Math.min(1, v * 1.02)) ** 1.6 * (0.8 + 0.2 * u) +
      0.0012 * Math.sin(u * 14 + v * 6),
    top,
  );
  return scene;
}
