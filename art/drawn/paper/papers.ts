import { blades } from './blades.ts';
import { curtain, curtainTall } from './curtain.ts';
import { house } from './house.ts';
import { inks } from './inks.ts';
import type { PaperDrawing } from './paper-drawing.ts';
import { profiles } from './profiles.ts';
import { street } from './street.ts';
import { tuesday } from './tuesday.ts';

const scene = 'paper';

/** Pictures of cut paper, laid sheet by sheet. */
export const papers: readonly PaperDrawing[] = [
  {
    name: 'papercut-house',
    scene,
    alt: 'Two rows of an audience from behind, cut from paper; one red seat in the front row is free.',
    focus: [0.3, 0.6],
    alpha: true,
    fullBleed: true,
    firstScreen: true,
    width: 2880,
    height: 780,
    sheets: () => house(2880, 780),
  },
  {
    name: 'papercut-curtain',
    scene,
    alt: 'A tomato curtain of paper folds, drawn aside from a yellow lamp; scraps fall.',
    focus: [0.5, 0.4],
    alpha: true,
    fullBleed: true,
    narrow: 'papercut-curtain-tall',
    width: 1600,
    height: 1800,
    sheets: () => curtain(1600, 1800),
  },
  {
    name: 'papercut-curtain-tall',
    scene,
    alt: 'A paper curtain across a narrow stage, tied up at the right; its hem swings free over a yellow lamp.',
    focus: [0.5, 0.4],
    alpha: true,
    firstScreen: true,
    maxWidth: 1536,
    width: 1100,
    height: 1230,
    sheets: () => curtainTall(1100, 1130),
  },
  ...([1, 3, 5] as const).map(
    (attempt): PaperDrawing => ({
      name: `papercut-tuesday-${attempt}`,
      scene,
      alt: {
        1: 'The first try of a poster: a chair, flags, stars, masks, twigs and small print, all at once.',
        3: 'The third try: the chair and the lamp, a mask, a few stars, less print.',
        5: 'The poster: an empty red chair in the light of a lamp, a moth, and the letters T, U, E.',
      }[attempt],
      focus: [0.5, 0.55],
      fullBleed: attempt === 5,
      width: 1200,
      height: 1800,
      ground: inks.navy,
      sheets: () => tuesday(attempt),
    }),
  ),
  {
    name: 'papercut-street',
    scene,
    alt: 'A main street of cut paper by night: ten shop fronts with awnings, the theater lit, people.',
    focus: [0.4, 0.7],
    fullBleed: true,
    width: 2880,
    height: 1180,
    ground: inks.night,
    sheets: () => street(2880, 1180),
  },
  {
    name: 'papercut-blades',
    scene,
    alt: 'Close up: the blades of paper scissors bite into a red sheet that curls away from the cut.',
    focus: [0.5, 0.5],
    fullBleed: true,
    width: 1600,
    height: 1240,
    ground: inks.cream,
    sheets: () => blades(),
  },
  {
    name: 'papercut-profiles',
    scene,
    alt: 'Three people cut from paper in profile: one with curls, one gray and cropped, one with a bun.',
    focus: [0.5, 0.4],
    fullBleed: true,
    width: 2000,
    height: 1500,
    ground: inks.cobalt,
    sheets: () => profiles(2000, 1500),
  },
];
