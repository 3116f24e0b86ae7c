import type { Drawing } from '../drawing.ts';
import { type FieldName, near, nearSizeOf, wide, wideSize } from './land.ts';

const field = (name: FieldName, alt: string): Drawing => ({
  name: `field-${name}`,
  scene: 'drawn/six-fields',
  alt,
  focus: [0.5, 0.5],
  maxWidth: 1600,
  ...nearSizeOf(name),
  markup: near(name),
});

/** A farm from the air, in the morning: six fields, in each of which one of our trades grows. */
export const sixFields: readonly Drawing[] = [
  {
    name: 'six-fields',
    scene: 'drawn/six-fields',
    alt: 'A farm from the air: a mown meadow, an orchard, a raised bed, sunflowers, a watered circle, stubble with bales; one field lies fallow',
    focus: [0.5, 0.5],
    fullBleed: true,
    firstScreen: true,
    ...wideSize,
    markup: wide,
  },
  field(
    'web',
    'A meadow from above, mown so that the stripes make a web page; its button is a bed of poppies',
  ),
  field(
    'parcels',
    'Apple trees in rows, crates between them, and a striped stall with parcels at the gate',
  ),
  field(
    'app',
    'A raised bed in the outline of a phone, twenty kinds of vegetable in a grid, a watering can beside it',
  ),
  field(
    'search',
    'Sunflowers with a path to a ring in their midst, like a magnifying glass; people come in from the road',
  ),
  field(
    'sensor',
    'A round field with a watering arm and a white box in the middle; a red flag stands in a dry wedge',
  ),
  field(
    'move',
    'Stubble: half the bales stand on a wagon behind a tractor, pale spots show where they lay',
  ),
];
