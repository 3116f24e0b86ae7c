import type { PictureName } from './picture-name.generated.ts';

/** One of our pictures as a page gives it to a section and to its head, which asks for it early. */
export interface SizedPicture {
  name: PictureName;
  /** CSS `sizes`: how wide the section shows it, e.g. `(width >= 62rem) 58vw, 100vw`. */
  sizes: string;
  /** CSS `aspect-ratio` that the section crops it to; left out: the picture's own. */
  ratio?: string;
}
