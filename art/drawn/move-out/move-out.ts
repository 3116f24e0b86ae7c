import type { Drawing } from '../drawing.ts';
import * as scenes from './scenes.ts';

const scene = (
  name: string,
  alt: string,
  [width, height]: readonly [number, number],
  markup: () => string,
  more: Partial<Drawing> = {},
): Drawing => ({
  name: `move-${name}`,
  scene: 'drawn/move-out',
  alt,
  focus: [0.5, 0.5],
  alpha: true,
  width,
  height,
  markup,
  ...more,
});

/** A server moves house: the closet, ten boxes, the van, the dumpster, and the key. */
export const moveOut: readonly Drawing[] = [
  scene(
    'hall',
    'A broom closet, open: a server between mop and bucket. Before it numbered boxes, piled up, and a green moving van',
    scenes.hallSize,
    scenes.hall,
    { firstScreen: true, narrow: 'move-hall-narrow' },
  ),
  scene(
    'hall-narrow',
    'A broom closet, open: a server between mop and bucket, paint on the shelf, and numbered boxes at its feet',
    scenes.hallNarrowSize,
    scenes.hallNarrow,
    { firstScreen: true },
  ),
  scene('goes', 'A green moving van with boxes 1, 2, 3 and 9 in it', scenes.placeSize, scenes.goes),
  scene(
    'stays',
    'The closet, tidied: box 4 with a small machine on it, box 5 on the shelf, a mop',
    scenes.placeSize,
    scenes.stays,
  ),
  scene(
    'thrown',
    'A dumpster with boxes 6, 7, 8 and 10 and the old server in it',
    scenes.placeSize,
    scenes.thrown,
  ),
  scene('drives', 'The moving van drives off, shut', scenes.vanSize, scenes.drives),
  scene(
    'key',
    'A brass key on a red string with a tag: “The closet. Still yours.”',
    scenes.keySize,
    scenes.key,
  ),
];
