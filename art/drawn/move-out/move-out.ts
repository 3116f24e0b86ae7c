import type { Drawing } from '../drawing.ts';
import { drawingsOf } from '../drawings-of.ts';
import * as scenes from './scenes.ts';

const scene = drawingsOf('move', 'move-out');

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
    'Upstairs a broom closet, open, with a server in it, and nine numbered boxes, piled up; on the street below the green moving van',
    scenes.hallNarrowSize,
    scenes.hallNarrow,
    { firstScreen: true },
  ),
  scene('goes', 'A green moving van with boxes 1, 2, 3 and 9 in it', scenes.goesSize, scenes.goes),
  scene(
    'stays',
    'The closet, tidied: box 4 with a small machine on it, box 5 on the shelf, a mop',
    scenes.staysSize,
    scenes.stays,
  ),
  scene(
    'thrown',
    'A dumpster with boxes 6, 7, 8 and 10 and the old server in it',
    scenes.thrownSize,
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
