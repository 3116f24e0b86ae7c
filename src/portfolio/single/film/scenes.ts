import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';

/** Positions of a film page's pictures: each is used once. */
export interface FilmPictures {
  /** Frames of the strip: the first picture, and upright ones. */
  stills: readonly CaptionedPicture[];
  /** Scenes between the chapters, as wide as the window allows. */
  scenes: readonly CaptionedPicture[];
}

/** Smallest aspect ratio of a picture that is shown as wide as the screen. */
const minLandscapeRatio = 1.2;

/** Assigns landscape pictures to scenes between the chapters, and the others to the strip, in order. */
export function stillsAndScenes(pictures: readonly CaptionedPicture[]): FilmPictures {
  const [first, ...others] = pictures;
  const scenes = others.filter((captioned) => aspectRatioOf(captioned) >= minLandscapeRatio);
  const stills = others.filter((captioned) => aspectRatioOf(captioned) < minLandscapeRatio);
  return { stills: first ? [first, ...stills] : [], scenes };
}
