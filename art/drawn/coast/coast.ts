import type { Drawing } from '../drawing.ts';
import { atFour, bay, bayHeight, bayWidth, seaBack } from './bay.ts';
import { height, lowWater, width } from './low-water.ts';
import { nacre } from './nacre.ts';
import { bayRoom, loft, viewHeight, viewWidth, yard } from './views.ts';

/** The shore below Hotel Low Water, and what was found on it. */
export const coast: readonly Drawing[] = [
  {
    name: 'coast-low-water',
    scene: 'drawn/coast',
    alt: 'A beach from above at low water: bare rocks with pools and sea stars, long shadows, three people and a dog.',
    focus: [0.45, 0.5],
    width,
    height,
    markup: lowWater,
  },
  {
    name: 'coast-nacre',
    scene: 'drawn/coast',
    alt: 'The inside of an abalone shell, very near: bands of green, rose and blue, and a row of five holes.',
    focus: [0.6, 0.5],
    fullBleed: true,
    width: 1600,
    height: 1067,
    markup: nacre,
  },
  {
    name: 'coast-at-four',
    scene: 'drawn/coast',
    alt: 'Over the far edge of a steaming pool, bare rocks and a sea that has gone far out; a low sun, Morro Rock, rubber boots on the brim.',
    focus: [0.72, 1],
    fullBleed: true,
    firstScreen: true,
    width: bayWidth,
    height: bayHeight,
    markup: () => bay(atFour),
  },
  {
    name: 'coast-sea-back',
    scene: 'drawn/coast',
    alt: 'The same bay after sunset: the sea is back at the wall of the pool, which is lit from below.',
    focus: [0.72, 0.6],
    fullBleed: true,
    width: bayWidth,
    height: bayHeight,
    markup: () => bay(seaBack),
  },
  {
    name: 'coast-yard',
    scene: 'drawn/coast',
    alt: 'A yard in the morning: lemon trees before a wall with a tiled top, and a teal boat with a cabin on its trailer.',
    focus: [0.5, 0.75],
    width: viewWidth,
    height: viewHeight,
    markup: yard,
  },
  {
    name: 'coast-bay-room',
    scene: 'drawn/coast',
    alt: 'Past a linen curtain, half drawn: somebody swims in a pool, and beyond its edge lie rocks, the bay and Morro Rock.',
    focus: [0.6, 0.7],
    width: viewWidth,
    height: viewHeight,
    markup: bayRoom,
  },
  {
    name: 'coast-loft',
    scene: 'drawn/coast',
    alt: 'From a terrace with binoculars on its rail: Morro Rock in the last light, and rain that comes in over the sea.',
    focus: [0.5, 0.6],
    width: viewWidth,
    height: viewHeight,
    markup: loft,
  },
];
