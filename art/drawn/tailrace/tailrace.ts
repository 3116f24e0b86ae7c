import type { Drawing } from '../drawing.ts';
import { openDrawer, openDrawerNarrow } from './drawer.ts';
import { millFromBridge } from './mill.ts';
import { quietTelephone } from './telephone.ts';

/** Pictures of our paper, as a small press could print them: two engravings and a photograph screened in lines. */
export const tailrace: readonly Drawing[] = [
  {
    name: 'tailrace-drawer',
    scene: 'drawn/tailrace',
    alt: 'Engraving: an open drawer below a printer, five old phones standing in it. The second is cracked; a card says “On loan: Feb. 2”.',
    focus: [0.5, 0.5],
    narrow: 'tailrace-drawer-narrow',
    firstScreen: true,
    width: 2000,
    height: 1180,
    markup: openDrawer,
  },
  {
    name: 'tailrace-drawer-narrow',
    scene: 'drawn/tailrace',
    alt: 'Engraving, upright: five old phones stand in an open drawer below a printer. A card on its front says “On loan: Feb. 2”.',
    focus: [0.5, 0.5],
    firstScreen: true,
    maxWidth: 960,
    width: 1080,
    height: 1280,
    markup: openDrawerNarrow,
  },
  {
    name: 'tailrace-telephone',
    scene: 'drawn/tailrace',
    alt: 'Engraving: a desk telephone in a ticket booth with a cobweb down to its receiver, a spider in it, and a ferry in the window.',
    focus: [0.5, 0.5],
    maxWidth: 960,
    width: 1000,
    height: 960,
    markup: quietTelephone,
  },
  {
    name: 'tailrace-mill',
    scene: 'drawn/tailrace',
    alt: 'Coarse print in lines: a clapboard mill seen from a bridge, light in the windows of its ground floor, white water out of an arch.',
    focus: [0.5, 0.5],
    maxWidth: 960,
    width: 1000,
    height: 1120,
    markup: millFromBridge,
  },
];
