import type { Drawing } from '../drawing.ts';
import { narrow, narrowSize, wide, wideSize } from './house.ts';
import { slot, slotNarrow, slotNarrowSize, slotSize } from './slot.ts';

/** The mill on a night on which it is shut: from across the lane, and the shut door from inside. */
export const nightMill: readonly Drawing[] = [
  {
    name: 'night-mill',
    scene: 'drawn/night-mill',
    alt: 'A mill in snow at night: five windows, two dark, in the third two people hang a page’s window, two wait lit. The door is shut, its lamp on.',
    focus: [0.55, 0.5],
    fullBleed: true,
    narrow: 'night-mill-narrow',
    width: wideSize[0],
    height: wideSize[1],
    markup: wide,
  },
  {
    name: 'night-mill-narrow',
    scene: 'drawn/night-mill',
    alt: 'A green door at night, shut, a letter half in its slot and the lamp on; above it a room where two people hang a page’s window.',
    focus: [0.5, 0.6],
    width: narrowSize[0],
    height: narrowSize[1],
    markup: narrow,
  },
  {
    name: 'night-mill-slot',
    scene: 'drawn/night-mill',
    alt: 'The shut door from inside: a letter comes through the slot over a basket of two; a telephone stands under a card of the week.',
    focus: [0.45, 0.55],
    narrow: 'night-mill-slot-narrow',
    width: slotSize[0],
    height: slotSize[1],
    markup: slot,
  },
  {
    name: 'night-mill-slot-narrow',
    scene: 'drawn/night-mill',
    alt: 'The shut door from inside: a letter comes through the slot over a basket of two. Beside it a telephone under a card of five full days.',
    focus: [0.4, 0.6],
    width: slotNarrowSize[0],
    height: slotNarrowSize[1],
    markup: slotNarrow,
  },
];
