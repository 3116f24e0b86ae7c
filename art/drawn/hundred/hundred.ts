import type { Drawing } from '../drawing.ts';
import { notice, noticeSize } from './notice.ts';
import { narrow, narrowSize, wide, wideSize } from './way.ts';

/** The way of a hundred dollars of advertising, to scale, and an ad that counts itself. */
export const hundredWay: readonly Drawing[] = [
  {
    name: 'hundred-way',
    scene: 'drawn/hundred',
    alt: 'A broad $100 note from which strips peel off to a far ridge, paint, a cat, a regular, a slow phone, a newspaper; one reaches stoves',
    focus: [0.5, 0.5],
    fullBleed: true,
    alpha: true,
    firstScreen: true,
    narrow: 'hundred-way-narrow',
    ...wideSize,
    markup: wide,
  },
  {
    name: 'hundred-way-narrow',
    scene: 'drawn/hundred',
    alt: 'A $100 note that falls; strips peel off to a far ridge, paint, a cat, a regular, a slow phone, a newspaper; the last reaches stoves',
    focus: [0.5, 0.5],
    alpha: true,
    firstScreen: true,
    ...narrowSize,
    markup: narrow,
  },
  {
    name: 'hundred-notice',
    scene: 'drawn/hundred',
    alt: 'A notice on a plank wall: “Cold feet? Wood stoves sold, set up and swept.” Five of its ten tear-off numbers are gone',
    focus: [0.5, 0.5],
    maxWidth: 1600,
    ...noticeSize,
    markup: notice,
  },
];
