import type { PictureSource } from '../picture-source.ts';
import type { Print } from '../traced/print.ts';
import type { Camera, Scene } from '../traced/scene.ts';
import { fromNearer } from '../woven/view.ts';
import {
  capeOnHanger,
  emptyHangers,
  fullSack,
  pairOfMules,
  skirtInClips,
  slipOnHanger,
  squareOnNails,
  topOnHanger,
} from './looks.ts';
import { nearHem } from './near.ts';
import type { Parts } from './stage.ts';
import { tower } from './tower.ts';

/** A picture that is traced: a scene before a camera; a cutout keeps the shadow on the wall and leaves the wall away. */
export interface Traced {
  build: (scene: Scene, parts: Parts) => Promise<void>;
  camera: Camera;
  print: Print;
  cutout?: boolean;
}

type DrapedPicture = PictureSource & {
  readonly width: number;
  readonly height: number;
  readonly made: Traced | ((width: number, height: number) => Uint8Array);
};

const scene = 'draped';
const plain: Print = { exposure: 0.15, contrast: 1.08, grain: 0.008 };
const upright = { scene, width: 1500, height: 2000 } as const;
/** Before a thing whose middle hangs at a height, so many meters of it in the picture, from a little aside. */
const before = (height: number, tall: number, aside = 0): Camera => ({
  eye: [aside, -4.6, height + 0.12],
  target: [0, 0, height],
  angle: (2 * Math.atan(tall / 2 / 4.6) * 180) / Math.PI,
});
const hem =
  'Bone silk from so near that its threads run from corner to corner; a chalked line crosses it between three black-headed pins.';

/** Pictures of `/home-fashion-shop`. */
export const draped: readonly DrapedPicture[] = [
  {
    name: 'hang-slip',
    scene,
    alt: 'A long bone silk slip with a cowl hangs by two straps from a black hanger on a cord that comes down from above.',
    focus: [0.5, 0.3],
    alpha: true,
    firstScreen: true,
    width: 1300,
    height: 2400,
    made: { build: slipOnHanger, camera: before(0.83, 2.18, 0.25), print: plain, cutout: true },
  },
  {
    scene,
    name: 'hang-look-slip',
    alt: 'The bone slip at full length on its hanger, a little from its other side: the cowl lies in soft folds, the hem is level.',
    focus: [0.5, 0.4],
    width: 1500,
    height: 2500,
    made: { build: slipOnHanger, camera: before(0.76, 2.02, -0.9), print: plain },
  },
  {
    ...upright,
    name: 'hang-look-top',
    alt: 'A sand crepe top, the neckline of which falls in one deep curve from strap to strap.',
    focus: [0.5, 0.35],
    made: { build: topOnHanger, camera: before(1.06, 1.26, 0.3), print: plain },
  },
  {
    ...upright,
    name: 'hang-look-skirt',
    alt: 'A black skirt in two steel clips; from a smooth waist it runs out into deep round folds.',
    focus: [0.5, 0.5],
    made: { build: skirtInClips, camera: before(0.93, 1.24, 0.2), print: plain },
  },
  {
    ...upright,
    name: 'hang-look-cape',
    alt: 'A short black wool cape on a hanger that it hides; from its shoulders it falls in long folds.',
    focus: [0.5, 0.4],
    made: { build: capeOnHanger, camera: before(1.22, 1.22, -0.3), print: plain },
  },
  {
    ...upright,
    name: 'hang-look-square',
    alt: 'A square of black satin on two nails; light runs along its folds like water.',
    focus: [0.5, 0.35],
    made: { build: squareOnNails, camera: before(0.83, 1.5, 0), print: plain },
  },
  {
    ...upright,
    name: 'hang-look-sack',
    alt: 'A canvas bag hangs from a ring with melons in it, drawn out to the shape of what it carries.',
    focus: [0.5, 0.55],
    made: { build: fullSack, camera: before(1.06, 1.18, 0.2), print: plain },
  },
  {
    scene,
    name: 'hang-look-mule',
    alt: 'A pair of black satin mules seen from above, the cloth caught in one knot on the outside of each.',
    focus: [0.5, 0.55],
    width: 2000,
    height: 1500,
    made: {
      build: pairOfMules,
      camera: { eye: [0.1, -0.75, 0.55], target: [0.02, 0.005, 0.02], angle: 22 },
      print: { ...plain, exposure: 0.2 },
    },
  },
  {
    scene,
    name: 'hang-tower',
    alt: 'Inside a narrow tower of whitewashed brick slips, skirts and a cape hang one above another under a skylight.',
    focus: [0.5, 0.6],
    width: 1500,
    height: 2500,
    made: {
      build: tower,
      camera: { eye: [-0.1, -7.6, 1.2], target: [0, 0, 1.65], angle: 47, shift: [0, 0.34] },
      print: { exposure: 0.02, contrast: 1.14, saturation: 0.72, grain: 0.01 },
    },
  },
  {
    scene,
    name: 'hang-near-hem',
    alt: hem,
    focus: [0.5, 0.6],
    fullBleed: true,
    narrow: 'hang-near-hem-narrow',
    width: 2880,
    height: 1300,
    made: nearHem,
  },
  {
    scene,
    name: 'hang-near-hem-narrow',
    alt: fromNearer('The chalked line and one pin in bone silk, thread by thread.'),
    focus: [0.5, 0.6],
    maxWidth: 1200,
    width: 1200,
    height: 1300,
    made: nearHem,
  },
  {
    scene,
    name: 'hang-empty',
    alt: 'An empty black hanger on its cord before a lime-washed wall, and its shadow.',
    focus: [0.5, 0.4],
    fullBleed: true,
    width: 2880,
    height: 1400,
    made: { build: emptyHangers, camera: before(1.05, 0.95, 0.5), print: plain },
  },
];
