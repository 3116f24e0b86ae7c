import type { PictureSource } from '../picture-source.ts';

/** The paper napkin of the startup home, without anything drawn on it. */
export const napkinPictures: readonly PictureSource[] = [
  {
    name: 'napkin-unfolded',
    scene: 'napkin',
    alt: 'A white paper napkin, crumpled and smoothed out again, with two folds that cross in its middle.',
    focus: [0.5, 0.5],
    fullBleed: true,
    firstScreen: true,
  },
];
