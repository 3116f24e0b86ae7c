import type { Drawing } from '../drawing.ts';
import { detail } from '../svg.ts';
import { narrowLabels, wideLabels } from './labels.ts';
import { mapKey, town } from './town-map.ts';

/** Maps of the office: wide, and upright for phones. */
export const maps: readonly Drawing[] = [
  {
    name: 'map-town',
    scene: 'drawn/maps',
    alt: 'Drawn map of a small town: a river, a mill race that leaves it, and a pin on the mill between the lane and the race',
    focus: [0.45, 0.35],
    fullBleed: true,
    narrow: 'map-town-narrow',
    width: 1600,
    height: 900,
    markup: () => detail([0, 110, 1600, 900], 1600, town(wideLabels) + mapKey(1354, 928)),
  },
  {
    name: 'map-town-narrow',
    scene: 'drawn/maps',
    alt: 'Upright map of a small town: a pin on the mill, the mill race behind it, and the main street over a bridge',
    focus: [0.36, 0.33],
    width: 960,
    height: 1200,
    markup: () => detail([480, 130, 720, 900], 960, town(narrowLabels) + mapKey(960, 946)),
  },
];
