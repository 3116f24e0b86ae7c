import type { Post } from '../../../content/schema/post.ts';
import { type PictureName, pictureName } from '../../../media/pictures.ts';
import { pickFor } from '../pick.ts';

/** From that many pixels on a picture may run from edge to edge. */
export const wideEnough = 2400;

const pool = [
  'coast-at-four',
  'night-mill',
  'mountains-dusk',
  'story-street',
  'drying-town',
  'loft-mats',
  'mountains-valley',
  'window-line',
] as const satisfies readonly PictureName[];

/** The picture over a full-width post: its own, or one that looks far enough for any text. */
export const widePictureOf = ({ id, wide }: Pick<Post, 'id' | 'wide'>): PictureName =>
  wide ? pictureName(wide) : pickFor(id, pool);
