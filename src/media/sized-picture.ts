import type { PictureName } from './picture-name.ts';

/** A picture and its displayed size, for a section and for the preload in the head. */
export interface SizedPicture {
  name: PictureName;
  /** `sizes` of the picture, e.g. `(width >= 62rem) 58vw, 100vw`. */
  sizes: string;
  /** CSS `aspect-ratio` that it is cropped to; default: its own. */
  ratio?: string;
}
