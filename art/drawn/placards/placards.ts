import type { Drawing } from '../drawing.ts';
import { foldedPoster } from './folded.ts';
import { goatEye } from './goat-eye.ts';
import { hoarding } from './hoarding.ts';
import { dryingRack } from './rack.ts';
import { snowStreet } from './snow-street.ts';
import { stairwellPaste } from './stairs.ts';

const scene = 'drawn/placards';

/** Posters of House Rules, out of the house: in rain, through a loupe, in a letter, on stairs, wet. */
export const placards: readonly Drawing[] = [
  {
    name: 'placards-hoarding',
    scene,
    alt: 'Twenty posters on a hoarding in the rain at night, one of them red; the wet street gives them back in slices.',
    focus: [0.5, 0.5],
    fullBleed: true,
    width: 1800,
    height: 1100,
    markup: hoarding,
  },
  {
    name: 'placards-goat-eye',
    scene,
    alt: 'A printed goat’s eye through a loupe: black and red dots on rough paper, the red screen a little beside the black one.',
    focus: [0.52, 0.48],
    width: 1200,
    height: 1500,
    markup: goatEye,
  },
  {
    name: 'placards-rack',
    scene,
    alt: 'A drying rack along a whole wall, five stacks of wire trays with printed sheets on them; one sheet is red.',
    focus: [0.62, 0.45],
    fullBleed: true,
    width: 2400,
    height: 1000,
    markup: dryingRack,
  },
  {
    name: 'placards-folded',
    scene,
    alt: 'A black and white poster of turning squares, folded to sixteenths, standing on a table like a screen in low light.',
    focus: [0.48, 0.5],
    width: 1500,
    height: 1500,
    markup: foldedPoster,
  },
  {
    name: 'placards-stairs',
    scene,
    alt: 'Posters pasted up a stairwell, one for every second step, the light of a window aslant over them; a bucket of paste.',
    focus: [0.45, 0.5],
    width: 1300,
    height: 1700,
    markup: stairwellPaste,
  },
  {
    name: 'placards-street',
    scene,
    alt: 'A street of carved chalets in falling snow at dusk; between them one flat white front with a grid of windows.',
    focus: [0.55, 0.6],
    fullBleed: true,
    width: 2400,
    height: 1100,
    markup: snowStreet,
  },
];
