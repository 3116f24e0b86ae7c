import type { Drawing } from '../drawing.ts';
import { flagStop } from './flag-stop.ts';
import { loopMap, mapHeight, mapWidth } from './loop-map.ts';
import { compass, tickets } from './still-lifes.ts';
import * as valley from './valley.ts';
import { windowLine } from './window-line.ts';

const scene = 'drawn/overland';
const layer = { scene, focus: [0.55, 0.5], alpha: true } as const;

/** The evening along the Skeena and the Inside Passage, for Flag Stop. */
export const overland: readonly Drawing[] = [
  {
    name: 'skeena-sky',
    scene,
    alt: 'An evening sky from indigo with the first stars to saffron, long clouds lit from below, a low pale sun',
    focus: [0.56, 0.6],
    fullBleed: true,
    width: 1600,
    height: 1000,
    markup: valley.sky,
  },
  {
    ...layer,
    name: 'skeena-far',
    alt: 'Sharp mountains far away in pink haze, on a transparent ground',
    fullBleed: true,
    width: 1600,
    height: 640,
    markup: valley.far,
  },
  {
    ...layer,
    name: 'skeena-river',
    alt: 'Wooded hills and a wide river that carries the evening light, on a transparent ground',
    fullBleed: true,
    width: 1600,
    height: 700,
    markup: valley.middle,
  },
  {
    ...layer,
    name: 'skeena-left',
    alt: 'A dark slope with spruces that falls to the right, on a transparent ground',
    width: 1000,
    height: 900,
    markup: () => valley.bank(3, false),
  },
  {
    ...layer,
    name: 'skeena-right',
    alt: 'A dark slope with spruces that falls to the left, on a transparent ground',
    width: 1000,
    height: 900,
    markup: () => valley.bank(11, true),
  },
  {
    name: 'flag-stop',
    scene,
    alt: 'Somebody on a platform in the woods holds up a lantern at dusk; far down the line shines a train',
    focus: [0.5, 0.62],
    width: 1200,
    height: 1600,
    markup: flagStop,
  },
  {
    name: 'window-line',
    scene,
    alt: 'A lit train along a wide river at dusk: seven peaks, a boat, an eagle, a small chapel, two seals',
    focus: [0.5, 0.6],
    fullBleed: true,
    width: 2880,
    height: 1000,
    markup: windowLine,
  },
  {
    name: 'loop-map',
    scene,
    alt: 'A folded map of the coast from Puget Sound to the Skeena, with drawn mountains and rivers',
    focus: [0.5, 0.5],
    width: mapWidth,
    height: mapHeight,
    markup: loopMap,
  },
  {
    name: 'tickets-punched',
    scene,
    alt: 'Four punched paper tickets on a wooden table in lamplight, a pencil beside them',
    focus: [0.45, 0.55],
    width: 1600,
    height: 1200,
    markup: tickets,
  },
  {
    name: 'compass-chart',
    scene,
    alt: 'A brass compass from very near, lying on a sea chart with soundings and a dashed red course',
    focus: [0.6, 0.55],
    width: 1600,
    height: 1200,
    markup: compass,
  },
];
