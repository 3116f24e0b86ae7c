import type { Drawing } from '../drawing.ts';
import { card } from './card.ts';
import { lift } from './lift.ts';

/** Houses on an island and water: the lifting of the houses, and the look of their paints under water. */
export const raised: readonly Drawing[] = [
  {
    name: 'raised-lift',
    scene: 'drawn/raised',
    alt: 'Houses stand on timber cribs over their old street, men turn jacks to a drum; on the right a pipe fills the ground up.',
    focus: [0.36, 0.55],
    fullBleed: true,
    width: 2880,
    height: 1300,
    markup: lift,
  },
  {
    name: 'raised-card',
    scene: 'drawn/raised',
    alt: 'Six painted boards stand half under water: oat, gray, brick, green, yellow and black, each darker below the surface.',
    focus: [0.5, 0.5],
    width: 2400,
    height: 1400,
    markup: card,
  },
];
