import type { Drawing } from '../drawing.ts';
import { board } from '../svg.ts';
import { mapKey, town } from './town-map.ts';

const view = (
  x: number,
  y: number,
  w: number,
  h: number,
  width: number,
  height: number,
  key: string,
) =>
  board(
    width,
    height,
    `<svg width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}">${town()}${key}</svg>`,
  );

/** Where the office is: wide, and upright for phones. */
export const maps: readonly Drawing[] = [
  {
    name: 'map-larkfield',
    scene: 'drawn/maps',
    alt: 'Map of the town of Larkfield: the office in the old mill on Mill Race Lane, between the lane and the mill race',
    focus: [0.45, 0.35],
    fullBleed: true,
    narrow: 'map-larkfield-narrow',
    width: 1600,
    height: 900,
    scale: 1.5,
    markup: () => view(0, 110, 1600, 900, 1600, 900, mapKey(1354, 928)),
  },
  {
    name: 'map-larkfield-narrow',
    scene: 'drawn/maps',
    alt: 'Upright map of Larkfield around the old mill: Mill Race Lane, the mill race and Main Street',
    focus: [0.45, 0.35],
    maxWidth: 960,
    width: 960,
    height: 1200,
    markup: () => view(400, 130, 720, 900, 960, 1200, mapKey(880, 946)),
  },
];
