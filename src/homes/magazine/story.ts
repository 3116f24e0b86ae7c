import type { PictureName } from '../../media/pictures.ts';

/** One side of a story: as it was printed, or as it is now. */
export interface Side {
  headline: string;
  byline: string;
  text: string;
  picture: PictureName;
}

/** A story of the front page in its two states. */
export interface Story {
  /** In the address, and in the page’s make-up. */
  id: string;
  /** Subject in one word, for its switch. */
  about: string;
  /** The page of the paper that it was filed under. */
  beat: string;
  /** CSS `sizes` of its pictures. */
  sizes: string;
  before: Side;
  now: Side;
}
