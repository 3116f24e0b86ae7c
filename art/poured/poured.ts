import { tilePatterns } from '../../src/homes/blog-metro/tile-patterns.ts';
import type { PictureSource } from '../picture-source.ts';
import type { TracedPicture } from '../traced/picture.ts';
import type { Print } from '../traced/print.ts';
import { fromNearer } from '../woven/view.ts';
import { cementFloor } from './cement.ts';
import { divider, overTheDivider } from './divider.ts';
import { sixHeaps } from './heaps.ts';
import { fromAbove, reader } from './reader.ts';
import { rinse } from './rinse.ts';
import { fromTheLadder, stacks } from './stacks.ts';

/** A picture that is painted pixel by pixel, three bytes each. */
export type PaintedPicture = PictureSource & {
  readonly width: number;
  readonly height: number;
  readonly paint: (width: number, height: number) => Promise<Uint8Array>;
};

const scene = 'poured';
const evening: Print = { exposure: -0.12, contrast: 1.12, saturation: 1.04, grain: 0.006 };
const chair =
  'From the ceiling: a chair on a floor of blue rings, typed pages on its seat, its long evening shadow over the tiles.';
const heaps =
  'Six heaps of dry pigment in a row from above: white, black, red, yellow, green, and a small one of blue with a spoon.';
const rinsed =
  'A blue floor of leaf tiles under clear water; nets of sunlight and two rings of ripples move over the pattern.';

/** Pictures that are traced. */
export const pouredTraced: readonly TracedPicture[] = [
  {
    name: 'poured-reader',
    scene,
    alt: chair,
    focus: [0.08, 0.62],
    firstScreen: true,
    width: 1500,
    height: 2250,
    narrow: 'poured-reader-narrow',
    camera: fromAbove(1.8),
    build: reader,
    print: evening,
  },
  {
    name: 'poured-reader-narrow',
    scene,
    alt: fromNearer(chair),
    focus: [0.4, 0.62],
    firstScreen: true,
    maxWidth: 1080,
    width: 1080,
    height: 1080,
    camera: fromAbove(1.1, [-0.03, -0.33]),
    build: reader,
    print: evening,
  },
  {
    name: 'poured-divider',
    scene,
    alt: 'A brass divider in its iron frame from near, green, white and yellow slurry poured, the leaf in the middle still empty.',
    focus: [0.5, 0.5],
    width: 2000,
    height: 1500,
    camera: overTheDivider,
    tracing: { samples: 32 },
    build: divider,
    print: { exposure: 0, contrast: 1.12, grain: 0.01 },
  },
  {
    name: 'poured-heaps',
    scene,
    alt: heaps,
    focus: [0.5, 0.5],
    fullBleed: true,
    narrow: 'poured-heaps-narrow',
    width: 2880,
    height: 800,
    camera: fromAbove((1.2 * 800) / 2880),
    tracing: { samples: 16 },
    build: (draft) => sixHeaps(6, draft),
    print: { exposure: 0.2, contrast: 1.1, grain: 0.01 },
  },
  {
    name: 'poured-heaps-narrow',
    scene,
    alt: fromNearer(heaps),
    focus: [0.5, 0.5],
    maxWidth: 1280,
    width: 1280,
    height: 1920,
    camera: fromAbove(0.6),
    tracing: { samples: 16 },
    build: (draft) => sixHeaps(2, draft),
    print: { exposure: 0.2, contrast: 1.1, grain: 0.01 },
  },
  {
    name: 'poured-stacks',
    scene,
    alt: 'Piles of finished tiles of six patterns on planks in low sun, from a ladder; some piles are sixteen high, one is a single tile.',
    focus: [0.5, 0.45],
    width: 1500,
    height: 2000,
    camera: fromTheLadder,
    tracing: { samples: 16 },
    build: stacks,
    print: { exposure: 0.1, contrast: 1.1, grain: 0.01 },
  },
];

const underWater = {
  across: 7,
  seed: 3,
  tileAt: (x: number, y: number) => ({
    pattern: 'leaf',
    turn: (x + y) % 2,
    colors: ['blue', 'white', 'black', 'yellow'] as const,
  }),
};

/** One tile by itself, as it comes off the rack, in flat light: it may be turned. */
const oneTile = (id: string) => async (width: number) => {
  const { data } = await cementFloor([1, 1], () => ({ pattern: id }), width, {
    joint: 0,
    seed: 31,
  });
  return new Uint8Array(data.filter((_, index) => index % 4 !== 3));
};

const tileWords: Readonly<Record<string, string>> = {
  ring: 'A white cement tile with blue quarter rings in two corners.',
  leaf: 'A green cement tile with one white leaf from corner to corner.',
  fan: 'A red cement tile with a fan of white, yellow and black.',
  shutter: 'A yellow cement tile, half of it black with white slats.',
  rose: 'A white cement tile with a red rose of eight petals.',
  star: 'A blue cement tile with a yellow and black star.',
};

/** Pictures that are painted. */
export const pouredPainted: readonly PaintedPicture[] = [
  {
    name: 'poured-rinse',
    scene,
    alt: rinsed,
    focus: [0.5, 0.5],
    fullBleed: true,
    narrow: 'poured-rinse-narrow',
    width: 2880,
    height: 1200,
    paint: (width, height) => rinse(underWater, width, height),
  },
  {
    name: 'poured-rinse-narrow',
    scene,
    alt: fromNearer(rinsed),
    focus: [0.5, 0.5],
    maxWidth: 1280,
    width: 1280,
    height: 1600,
    paint: (width, height) => rinse({ ...underWater, across: 3 }, width, height),
  },
  ...tilePatterns.map(
    ({ id }): PaintedPicture => ({
      name: `poured-tile-${id}`,
      scene,
      alt: tileWords[id] ?? '',
      focus: [0.5, 0.5],
      maxWidth: 768,
      width: 768,
      height: 768,
      paint: oneTile(id),
    }),
  ),
  {
    name: 'poured-plain',
    scene,
    alt: 'Plain white cement, cloudy and finely speckled.',
    focus: [0.5, 0.5],
    maxWidth: 480,
    width: 480,
    height: 480,
    paint: async (width) => {
      const { data } = await cementFloor([1, 1], () => ({ pattern: 'plain-white' }), width, {
        joint: 0,
        seed: 44,
        mottle: 1.5,
      });
      return new Uint8Array(data.filter((_, index) => index % 4 !== 3));
    },
  },
];
