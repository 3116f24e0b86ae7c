import type { Drawing } from '../drawing.ts';
import * as mats from './mats.ts';
import * as panes from './panes.ts';
import * as tin from './tin.ts';

const alts: Readonly<Record<panes.Hour, string>> = {
  dawn: 'High water at sunrise: a pale sun over the far shore, a red dory between the posts of the wharf',
  noon: 'Low water at noon: the posts stand bare, a white dory lies deep between them, gulls above',
  low: 'The water comes back in yellow afternoon light, a red scallop boat heads for home',
  dusk: 'High water at sunset: a large sun goes down behind a black wood, the posts stand in red water',
  night: 'Night over the wharf: a small moon, stars, and the beam of the lighthouse to the left',
};

const hours: readonly Drawing[] = (Object.keys(alts) as panes.Hour[]).map((hour) => ({
  name: `loft-${hour}`,
  scene: 'drawn/loft',
  alt: alts[hour],
  focus: [0.5, 0.62],
  width: panes.width,
  height: panes.height,
  markup: () => panes.pane(hour),
}));

/** The loft and what is seen from it through a day, in cut paper. */
export const loft: readonly Drawing[] = [
  ...hours,
  {
    name: 'loft-mats',
    scene: 'drawn/loft',
    alt: 'A board floor from above: twelve mats, a cat asleep on one, and an iron stove with a kettle where a thirteenth would lie',
    focus: [0.5, 0.4],
    fullBleed: true,
    width: mats.width,
    height: mats.height,
    markup: mats.mats,
  },
  {
    name: 'loft-tin',
    scene: 'drawn/loft',
    alt: 'A shelf in the loft: a copper kettle steams, cups are stacked, notes and coins stand in a sardine tin with its lid rolled up',
    focus: [0.88, 0.62],
    width: tin.width,
    height: tin.height,
    markup: tin.kettleAndTin,
  },
];
