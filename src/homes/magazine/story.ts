import type { PictureName } from '../../media/pictures.ts';

/** Version of a story: as printed, or as it is now. */
export interface Side {
  headline: string;
  byline: string;
  text: string;
  picture: PictureName;
}

/** Story of the front page in its two versions. */
export interface Story {
  /** Hash in the URL, and name of its grid area. */
  id: string;
  /** Subject in one word, for the accessible names of its links. */
  about: string;
  /** Newspaper section of the story. */
  beat: string;
  /** CSS `sizes` of its pictures. */
  sizes: string;
  before: Side;
  now: Side;
}
