import type { PictureSource } from '../picture-source.ts';
import { fromNearer } from '../woven/view.ts';
import { paintOnSand, tallBeach, wideBeach } from './on-the-sand.ts';
import { type Hanging, paintHanging } from './paint.ts';
import { airish } from './plans/airish.ts';
import { hoiToide } from './plans/hoi-toide.ts';
import { meehonkey } from './plans/meehonkey.ts';
import { mommuck } from './plans/mommuck.ts';
import { pizer } from './plans/pizer.ts';
import { rightSmart } from './plans/right-smart.ts';
import { slickCam } from './plans/slick-cam.ts';
import { paintSeam } from './seam.ts';
import { paintUpTheLine } from './up-the-line.ts';

/** A picture of kites: its row in the manifest, its shape, and its pixels, three bytes each, or four with `alpha`. */
export type KitePainting = PictureSource & {
  readonly width: number;
  readonly height: number;
  readonly paint: (width: number, height: number) => Uint8Array;
};

/** A kite before nothing: the page is its sky. */
const hanging = (
  name: string,
  alt: string,
  [width, height]: readonly [number, number],
  view: Hanging,
  firstScreen = false,
): KitePainting => ({
  name,
  scene: 'kites',
  alt,
  focus: [0.5, 0.4],
  alpha: true,
  fullBleed: true,
  ...(firstScreen && { firstScreen }),
  width,
  height,
  paint: (w, h) => paintHanging(view, w, h),
});

/** Everything on `/home-vertical-portfolio`. */
export const kitePaintings: readonly KitePainting[] = [
  hanging(
    'kite-meehonkey',
    'A round kite of vermilion cotton with the light behind it: eight fingers of cloth before a face, two rope tails.',
    [2000, 2820],
    {
      plan: meehonkey,
      sun: { at: [14, -26], wide: 44, strength: 0.85 },
      across: 116,
      middle: [0, 25],
      tilt: -3,
    },
    true,
  ),
  hanging(
    'kite-airish',
    'A six-cornered kite of yellow ripstop with the light behind it, crossed by wind in darker layers.',
    [1700, 2600],
    {
      plan: airish,
      sun: { at: [-9, -17], wide: 26, strength: 0.7 },
      across: 72,
      middle: [0, 12],
      tilt: 6,
    },
  ),
  hanging(
    'kite-mommuck',
    'A small magenta fighter kite with two round eyes that look past each other, a bow and a spine.',
    [1900, 2150],
    {
      plan: mommuck,
      sun: { at: [4, -5], wide: 9, strength: 0.8 },
      across: 30,
      middle: [0, 3.4],
      tilt: -9,
    },
  ),
  hanging(
    'kite-slick-cam',
    'A wide kite in sea-glass green, lines of still water sewn across its wings, two ribbons below.',
    [2600, 1900],
    {
      plan: slickCam,
      sun: { at: [16, -8], wide: 38, strength: 0.75 },
      across: 142,
      middle: [0, 21],
      tilt: 4,
    },
  ),
  hanging(
    'kite-hoi-toide',
    'A tall indigo kite on many cords: a round moon above tongues of tide, each a layer deeper.',
    [1500, 2880],
    {
      plan: hoiToide,
      sun: { at: [13, -30], wide: 32, strength: 0.85 },
      across: 78,
      middle: [0, 20],
      tilt: -4,
    },
  ),
  hanging(
    'kite-pizer',
    'A kite of old white sheets on three crossed sticks, patched like the boards of a porch, one ribbon below.',
    [1560, 2880],
    {
      plan: pizer,
      sun: { at: [7, -11], wide: 22, strength: 0.55 },
      across: 62,
      middle: [0, 23],
      tilt: 5,
    },
  ),
  hanging(
    'kite-right-smart',
    'A small eight-cornered kite of bottle-green cloth with sixteen slits and two pennants sewn into it.',
    [1500, 2860],
    {
      plan: rightSmart,
      sun: { at: [4, -6], wide: 12, strength: 0.75 },
      across: 31,
      middle: [0, 12],
      tilt: -5,
    },
  ),
  {
    name: 'kites-up-the-line',
    scene: 'kites',
    alt: 'Seven kites on one line climb from a post on the beach into a high blue sky with streaks of ice.',
    focus: [0.5, 0.55],
    width: 1400,
    height: 2100,
    paint: paintUpTheLine,
  },
  {
    name: 'kites-seam',
    scene: 'kites',
    alt: 'A felled seam in yellow ripstop from an inch away, light in its needle holes, a cord hitched round bamboo.',
    focus: [0.62, 0.5],
    fullBleed: true,
    width: 2880,
    height: 1680,
    paint: paintSeam,
  },
  {
    name: 'kites-on-the-sand',
    scene: 'kites',
    alt: 'Seven kites lie on a beach in a low sun, seen from above, beside the track of a truck.',
    focus: [0.5, 0.5],
    fullBleed: true,
    narrow: 'kites-on-the-sand-narrow',
    width: 2880,
    height: 1216,
    paint: (w, h) => paintOnSand(wideBeach, w, h),
  },
  {
    name: 'kites-on-the-sand-narrow',
    scene: 'kites',
    alt: fromNearer(
      'Seven kites lie on a beach in a low sun, seen from above, beside the track of a truck.',
    ),
    focus: [0.5, 0.5],
    maxWidth: 1200,
    width: 1200,
    height: 1800,
    paint: (w, h) => paintOnSand(tallBeach, w, h),
  },
];
