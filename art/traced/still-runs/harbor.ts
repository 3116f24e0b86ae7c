import { add, bar, box, lathe, placed, quad } from '../mesh.ts';
import { type Camera, Scene } from '../scene.ts';
import { boat, layBoat } from './boat.ts';
import { layDock } from './dock.ts';
import { lakeSky } from './lake-sky.ts';

/** Camera of the view from the window of the yard office. */
export const outlook: Camera = { eye: [0, 0, 10], target: [0, 400, 10], angle: 24 };

/** The bay before the window: the dock, the boat at it or already on the lake, the breakwater with its light. */
export async function harbor(boatAt: 'dock' | 'lake'): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.82, 0.83, 0.84], lakeSky());
  scene.sun([-0.85, -0.45, 0.42], [1.9, 1.7, 1.4], 0.04);
  // The boat at the dock is near: only the far lake lies in haze.
  scene.setHaze(boatAt === 'dock' ? 0.00014 : 0.00034, [0.84, 0.88, 0.9]);
  // Once the boat has gone there is a fine ripple; at the dock its hull breaks a longer one.
  const water = scene.material({
    kind: 'water',
    color: [0.045, 0.085, 0.1],
    bump: boatAt === 'dock' ? [0.42, 0.075] : [2.4, 0.034],
  });
  quad(
    scene,
    [
      [-6000, -200, 0],
      [6000, -200, 0],
      [6000, 14000, 0],
      [-6000, 14000, 0],
    ],
    water,
  );
  const quay = placed([-58, 268, 0], { turn: 27 });
  await layDock(
    scene,
    quay,
    (index) => boatAt === 'dock' && index > 6 && index < 25 && index % 3 !== 1,
  );
  if (boatAt === 'dock')
    await layBoat(scene, ([x, y, z]) => quay([boat.long - x - 14, -boat.wide / 2 - 1.6 - y, z]));
  else await layBoat(scene, placed([-438, 1120, 0], { turn: 9 }));
  const stone = scene.material({ color: '#8d8a83', rough: 0.9, stain: [0.4, 0.5] });
  const white = scene.material({ color: '#e7e4da', rough: 0.6 });
  const red = scene.material({ color: '#a33326', rough: 0.6 });
  box(scene, [190, 7, 4.4], stone, { place: (p) => add(p, [-300, 760, 1]) });
  lathe(
    scene,
    [
      [2.2, 3],
      [1.7, 11.5],
      [2.4, 11.6],
      [2.4, 12],
      [1.3, 12],
      [1.3, 14.4],
    ],
    white,
    { place: (p) => add(p, [-214, 760, 0]), steps: 20 },
  );
  lathe(
    scene,
    [
      [1.8, 14.3],
      [0.2, 16.2],
    ],
    red,
    { place: (p) => add(p, [-214, 760, 0]), steps: 20 },
  );
  bar(scene, [-320, 760, 3], [-320, 760, 10], 0.5, stone);
  return scene;
}
