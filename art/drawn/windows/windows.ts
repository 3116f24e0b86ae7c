import type { Drawing } from '../drawing.ts';
import * as dawn from './dawn.ts';
import * as headset from './headset.ts';

/** The sail loft of Slack Water in cut paper: what is seen from its window, and what hangs by its door. */
export const windows: readonly Drawing[] = [
  {
    name: 'window-dawn',
    scene: 'drawn/windows',
    alt: 'From a window at dawn: a low sun over an island with a lighthouse, a red dory, four stones on the sill, a linen curtain',
    focus: [0.5, 0.6],
    firstScreen: true,
    width: dawn.width,
    height: dawn.height,
    markup: dawn.dawn,
  },
  {
    name: 'headset-peg',
    scene: 'drawn/windows',
    alt: 'An old telephone headset with a coiled cord on a wooden peg, a paper label beside it, a green boarded wall by night',
    focus: [0.5, 0.55],
    width: headset.width,
    height: headset.height,
    markup: headset.hungHeadset,
  },
];
