import { type Camera, Scene } from '../traced/scene.ts';
import { drop, lampAtNight, tableAbove } from './goods-views.ts';
import { cove, hang, paints, type View } from './stage.ts';
import { weekPaints } from './week-paints.ts';

function chairStage(draft: boolean, x: number): Scene {
  const scene = new Scene();
  const { gloss, wall, steel } = paints(scene);
  scene.setSky([0.17, 0.17, 0.17]);
  scene.sun([-0.95, -1.25, 0.42], [3.0, 3.0, 3.0], 0.012);
  scene.lamp([-2.6, -2.4, 3.2], [2.6, 0, 0], [0, 2.2, 0], [1.3, 1.3, 1.3], 1.6);
  cove(scene, 0.95, -0.36, 0.75, wall);
  hang(scene, [x, 0, 0.86], -34, gloss, steel, draft ? 0.007 : 0.003);
  return scene;
}

const chairWide: View = {
  width: 2400,
  height: 1350,
  camera: { eye: [0, -6.2, 0.56], target: [0, 0, 0.42], angle: 12 },
  build: (draft) => chairStage(draft, 0.26),
  print: { exposure: 0.2, contrast: 1.1, vignette: 0.06, grain: 0.011 },
};

const chairTall: View = {
  width: 1080,
  height: 1620,
  camera: { eye: [0, -6.2, 0.56], target: [0, 0, 0.78], angle: 18 },
  build: (draft) => chairStage(draft, -0.12),
  print: { exposure: 0.2, contrast: 1.1, vignette: 0.06, grain: 0.011 },
};

/** A week on the line: primer, then Monday to Friday, then primer again. */
const line: View = {
  width: 2880,
  height: 1100,
  camera: { eye: [0, -9.5, 0.62], target: [0, 0, 0.46], angle: 9.2 },
  build: (draft) => {
    const scene = new Scene();
    scene.setSky([0.22, 0.22, 0.22]);
    scene.sun([-0.9, -1.3, 0.5], [2.8, 2.7, 2.5], 0.014);
    scene.lamp([-2.6, -2.4, 3.2], [5.6, 0, 0], [0, 2.2, 0], [1.1, 1.1, 1.1], 1.6);
    const steel = scene.material({ color: [0.02, 0.02, 0.02], rough: 0.35 });
    cove(
      scene,
      0.9,
      -0.36,
      0.7,
      scene.material({ color: '#e9e2d4', rough: 0.7, bump: [90, 0.02] }),
    );
    for (const [i, color] of [
      '#ece6da',
      weekPaints.monday,
      weekPaints.tuesday,
      weekPaints.wednesday,
      weekPaints.thursday,
      weekPaints.friday,
      '#ece6da',
    ].entries()) {
      const paint = scene.material({ color, rough: 0.32, specular: 0.5, bump: [420, 0.012] });
      hang(
        scene,
        [(i - 3) * 0.6 - 0.04, 0.06 * Math.sin(i * 2.2), 0.9],
        -34 + ([8, -16, 24, 0, -28, 14, -6][i] ?? 0),
        paint,
        steel,
        draft ? 0.008 : 0.003,
      );
    }
    return scene;
  },
  print: { exposure: 0.25, contrast: 1.1, vignette: 0.05, grain: 0.011 },
};

const nowhere: Camera = { eye: [0, 0, 0], target: [0, 1, 0], angle: 10 };
/** The paint of years on one hook, sawn through. */
const layers: View = {
  width: 2400,
  height: 1350,
  camera: nowhere,
  print: { exposure: 0.2, contrast: 1.1, vignette: 0.2, grain: 0.011 },
};

export const views = {
  chair: chairWide,
  tall: chairTall,
  lamp: lampAtNight,
  table: tableAbove,
  drop,
  line,
  layers,
};
