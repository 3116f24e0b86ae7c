import type { Post } from '../../../content/schema/post.ts';
import { type PictureName, pictureName } from '../../../media/pictures.ts';
import { sampleFor } from '../sample-for.ts';

/** Smallest width of a full-bleed picture, in pixels. */
export const minFullBleedWidth = 2400;

const fullBleedSamples = [
  'coast-at-four',
  'night-mill',
  'mountains-dusk',
  'story-street',
  'drying-town',
  'loft-mats',
  'mountains-valley',
  'window-line',
] as const satisfies readonly PictureName[];

/** Returns the picture of a full-width post: its own, or for a sample one that fits any text. */
export const widePictureOf = (post: Pick<Post, 'id' | 'wide' | 'sample'>): PictureName =>
  post.wide ? pictureName(post.wide) : sampleFor(post, fullBleedSamples);
