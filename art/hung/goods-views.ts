import { lathe, placed, sheet } from '../traced/mesh.ts';
import { type Point, Scene } from '../traced/scene.ts';
import { lamp, stool, table } from './goods.ts';
import { levels } from './paint-light.ts';
import { joined, laySolid, rod } from './solid.ts';
import { cove, paints, type View } from './stage.ts';

/** A lamp by its own light. */
export const lampAtNight: View = {
  width: 1400,
  height: 2100,
  camera: {
    eye: [0, -2.6, 0.2],
    target: [0, 0, 0.29],
    angle: 21.5,
    shift: [0, 0.085],
  },
  samples: 20,
  build: (draft) => {
    const scene = new Scene();
    const { gloss, wall } = paints(scene);
    scene.setSky([0.1, 0.1, 0.1]);
    scene.lamp([-2.4, -1.2, 1.2], [0.2, 0.3, 0.8], [0.9, -0.7, 0], [3.4, 3.4, 3.4], 1.2);
    cove(scene, 0.42, 0, 0.4, wall);
    laySolid(scene, lamp, gloss, placed([0.02, 0, 0]), draft ? 0.004 : 0.002);
    const bulb = scene.material({ color: [0, 0, 0], glow: [7, 7, 7], kind: 'backdrop' });
    lathe(
      scene,
      Array.from({ length: 13 }, (_, i) => {
        const a = (i / 12 - 0.5) * Math.PI;
        return [0.046 * Math.cos(a), 0.046 * Math.sin(a)] as const;
      }),
      bulb,
      { place: placed([0.02, 0, 0.355]), steps: 28 },
    );
    // Down on to the table, up into the dome.
    scene.lamp([-0.03, 0.05, 0.3], [0.1, 0, 0], [0, -0.1, 0], [40, 40, 40], 0);
    scene.lamp([-0.03, -0.05, 0.33], [0.1, 0, 0], [0, 0.1, 0], [9, 9, 9], 0);
    return scene;
  },
  print: { exposure: 0.5, contrast: 1.08, vignette: 0.1, grain: 0.011 },
};

/** A table and its stools, straight from above. */
export const tableAbove: View = {
  width: 1600,
  height: 1600,
  camera: { eye: [0.16, -0.4, 8], target: [0.16, -0.1, 0], angle: 19.5 },
  build: (draft) => {
    const scene = new Scene();
    const { gloss, wall } = paints(scene);
    scene.setSky([0.2, 0.2, 0.21]);
    scene.sun([-0.95, 0.7, 0.72], [3.2, 3.2, 3.2], 0.012);
    sheet(scene, [2, 2], (u, v) => [(u - 0.5) * 16, (v - 0.5) * 16, 0], wall);
    const cell = draft ? 0.008 : 0.003;
    laySolid(scene, table, gloss, placed([-0.1, 0.12, 0]), cell);
    for (const [x, y, turn] of [
      [-0.82, -0.22, 20],
      [0.66, 0.3, 70],
      [0.3, -0.66, 140],
      [-0.52, 0.87, 95],
    ] as const)
      laySolid(scene, stool, gloss, placed([x, y, 0], { turn }), cell);
    return scene;
  },
  print: { exposure: 0.4, contrast: 1.12, vignette: 0.05, grain: 0.011 },
};

/** A foot of the hung chair from near: what ran down to it hangs there as a drop. */
export const drop: View = {
  width: 1400,
  height: 1750,
  camera: {
    eye: [0.02, -0.62, 0.02],
    target: [0, 0, 0.012],
    angle: 17,
    aperture: 0.011,
    focus: 0.6,
  },
  build: (draft) => {
    const scene = new Scene();
    const { wall } = paints(scene);
    const wet = scene.material({ color: levels, rough: 0.14, specular: 0.6, bump: [150, 0.006] });
    scene.setSky([0.16, 0.16, 0.16]);
    scene.lamp([-0.9, -0.5, -0.1], [0, 0, 1.1], [0.5, -0.5, 0], [3.4, 3.4, 3.4], 1.5);
    scene.lamp([0.55, -0.4, 0.0], [0.12, 0.3, 0], [0, 0, 0.7], [1.6, 1.6, 1.6], 1.4);
    scene.sun([-1, -0.7, 0.55], [1.6, 1.6, 1.6], 0.02);
    cove(scene, 0.75, -0.8, 0.5, wall);
    const lean = 0.26;
    const leg = (x: number, y: number, z: number, hanging: number) => {
      const top: Point = [x - lean * 0.14, y + 0.06, z + 0.42];
      const run = (px: number, py: number, pz: number) => {
        // One run down the front of the leg.
        const t = Math.max(0, Math.min(1, (pz - z) / 0.12));
        return (
          Math.hypot(
            px - (x - (lean * 0.14 * (pz - z)) / 0.42 - 0.004 * Math.sin(pz * 60)),
            py - (y + (0.06 * (pz - z)) / 0.42 - 0.0245),
            pz - z - t * 0.12,
          ) -
          (0.0035 + 0.0012 * (1 - t))
        );
      };
      const tip = z - 0.024 - hanging;
      const bead = joined(
        0.012,
        rod([x - 0.002, y - 0.004, z - 0.02], [x - 0.002, y - 0.004, tip + 0.004], 0.0046, 0.0028),
        rod([x - 0.002, y - 0.004, tip + 0.001], [x - 0.002, y - 0.004, tip - 0.001], 0.0052),
      );
      return joined(0.007, rod([x, y, z], top, 0.024), bead, run);
    };
    const cell = draft ? 0.0022 : 0.0009;
    laySolid(
      scene,
      [
        leg(-0.008, 0, 0.035, 0.019),
        [
          [-0.1, -0.05, -0.03],
          [0.04, 0.07, 0.3],
        ],
      ],
      wet,
      (p) => p,
      cell,
    );
    laySolid(
      scene,
      [
        leg(0.1, 0.34, 0.075, 0.01),
        [
          [-0.02, 0.28, -0.03],
          [0.15, 0.44, 0.42],
        ],
      ],
      wet,
      (p) => p,
      cell,
    );
    laySolid(
      scene,
      [
        leg(-0.095, 0.22, 0.1, 0.006),
        [
          [-0.2, 0.16, 0],
          [-0.05, 0.32, 0.45],
        ],
      ],
      wet,
      (p) => p,
      cell,
    );
    // The one that fell is on its way.
    laySolid(
      scene,
      [
        rod([-0.01, -0.004, -0.0495], [-0.01, -0.004, -0.0475], 0.0047, 0.0037),
        [
          [-0.02, -0.015, -0.062],
          [0, 0.008, -0.035],
        ],
      ],
      wet,
      (p) => p,
      cell / 2,
    );
    return scene;
  },
  print: { exposure: 0.45, contrast: 1.1, vignette: 0.1, grain: 0.011 },
};
