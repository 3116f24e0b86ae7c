import type { Post } from '../../../content/schema/post.ts';
import { type PictureName, pictureName } from '../../../media/pictures.ts';
import { sampleFor } from '../sample-for.ts';

/** Fewest pixels of width for a full-bleed picture. */
export const minFullBleedWidth = 2400;

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

/** Returns the picture of a full-width post: its own, or a sample that fits any text. */
export const widePictureOf = ({ id, wide }: Pick<Post, 'id' | 'wide'>): PictureName =>
  wide ? pictureName(wide) : sampleFor(id, pool);
