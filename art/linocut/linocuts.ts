import type sharpModule from 'sharp';
import type { PictureSource } from '../picture-source.ts';
import { fromNearer } from '../woven/view.ts';
import type { Block, Crop } from './block.ts';
import { bridge } from './blocks/bridge.ts';
import { dam } from './blocks/dam.ts';
import { desk } from './blocks/desk.ts';
import { queue } from './blocks/queue.ts';
import { school } from './blocks/school.ts';
import { shop } from './blocks/shop.ts';
import { photographOf } from './close-up.ts';
import { impressionOf, platesOf, type State } from './impressions.ts';

/** A picture of this folder: its row in the manifest, its size, and how its pixels are made, three bytes each. */
export type LinocutPicture = PictureSource & {
  readonly width: number;
  readonly height: number;
  readonly make: (sharp: typeof sharpModule) => Promise<Uint8Array>;
};

/** Both states of one block. */
function states(
  name: string,
  block: Block,
  {
    wide,
    alts,
    ...more
  }: { wide: number; alts: Record<State, string> } & Pick<PictureSource, 'focus' | 'strip'>,
): LinocutPicture[] {
  return (['before', 'now'] as const).map((state) => ({
    ...more,
    name: `afterward-${name}-${state}`,
    scene: 'linocut',
    alt: alts[state],
    maxWidth: wide,
    ...(name === 'bridge' && state === 'before' ? { firstScreen: true } : {}),
    width: wide,
    height: Math.round((wide * block.height) / block.width),
    make: (sharp) => impressionOf(sharp, block, state, wide),
  }));
}

/** The bridge's block, or most of it, as it lies on the bench after the second cutting. */
const closeUp = (
  name: string,
  [width, height]: readonly [number, number],
  { crop, ...view }: { crop: Crop; fall: number; focus: number },
  row: Pick<PictureSource, 'alt' | 'focus'> & Partial<PictureSource>,
): LinocutPicture => ({
  name: `afterward-${name}`,
  scene: 'linocut',
  ...row,
  maxWidth: width,
  width,
  height,
  make: async (sharp) => {
    const scale = (width / crop.width) * 1.15;
    const now = await platesOf(sharp, bridge, 'now', scale, crop);
    const before = await platesOf(sharp, bridge, 'before', scale, crop);
    // A block is the mirror of its print.
    const mirrored = (mask: Uint8Array) =>
      mask.map((_, at) => {
        const row = Math.floor(at / now.width);
        return mask[row * now.width + now.width - 1 - (at % now.width)] ?? 0;
      });
    const surface = { ...now, scale, now: mirrored(now.key), before: mirrored(before.key) };
    return photographOf(surface, { width, height, ...view });
  },
});

const blockAlt =
  'A linoleum block lit from the side: an iron bridge in wet black ink, pale stripes where a barrier was cut away.';

/** All prints of /home-magazine, and two looks at a block. */
export const linocuts: readonly LinocutPicture[] = [
  ...states('bridge', bridge, {
    wide: 2000,
    focus: [0.55, 0.5],
    alts: {
      before: 'Linocut: an iron bridge in snow at dusk, a striped barrier across its mouth.',
      now: 'The same block cut further: the barrier is gone, the sky is open, and people in red walk over the bridge.',
    },
  }),
  ...states('queue', queue, {
    wide: 1560,
    focus: [0.3, 0.6],
    alts: {
      before:
        'Linocut: some eighty people wait in the snow before dawn, from a lit door round a lot and up the street.',
      now: 'The line has been cut out of the block and left as pale shapes; one woman in red stands at a red door with a list.',
    },
  }),
  ...states('shop', shop, {
    wide: 1050,
    // In a column of a fifth of the front page.
    strip: true,
    focus: [0.5, 0.65],
    alts: {
      before:
        'Linocut: a hardware store by night, its windows full of ladders, saws and pails, a cat on the sill.',
      now: 'The windows have been cut empty; a man in red sits in one of them, under a red lamp.',
    },
  }),
  ...states('dam', dam, {
    wide: 1260,
    focus: [0.45, 0.55],
    alts: {
      before:
        'Linocut: water falls over a stone dam into a river with boulders; a dock stands in the pond above.',
      now: 'The middle of the dam has been cut out and the pond is grass; a red dock stands dry, a red trout leaps below.',
    },
  }),
  ...states('school', school, {
    wide: 945,
    // In a column of a fifth of the front page.
    strip: true,
    focus: [0.5, 0.55],
    alts: {
      before: 'Linocut: a brick school under its bell, seven children in caps in the yard.',
      now: 'The children have been cut away; red wash hangs across the yard, and there are red curtains in the windows.',
    },
  }),
  {
    name: 'afterward-desk',
    scene: 'linocut',
    alt: 'Linocut: a telephone and a list under a desk lamp, snow at the window; red marks before the names that were reached.',
    focus: [0.45, 0.6],
    maxWidth: 1320,
    width: 1320,
    height: 1680,
    make: (sharp) => impressionOf(sharp, desk, 'now', 1320),
  },
  closeUp(
    'block',
    [2400, 1350],
    { crop: { x: 205, y: 4, width: 550, height: 455 }, fall: 0.62, focus: 0.56 },
    { alt: blockAlt, focus: [0.5, 0.5], fullBleed: true, narrow: 'afterward-block-narrow' },
  ),
  closeUp(
    'block-narrow',
    [1080, 1440],
    { crop: { x: 305, y: 10, width: 350, height: 494 }, fall: 0.66, focus: 0.56 },
    { alt: fromNearer(blockAlt), focus: [0.5, 0.5] },
  ),
];
