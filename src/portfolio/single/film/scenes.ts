import { type CaptionedPicture, shapeOf } from '../captioned.ts';

/** Where the pictures of a film's page stand: each of them once. */
export interface Cast {
  /** Frames of the strip: the first picture, and what is upright. */
  stills: readonly CaptionedPicture[];
  /** Between the chapters, as wide as the window lets them be. */
  scenes: readonly CaptionedPicture[];
}

/** Width over height from which a picture is worth the width of a screen. */
const lying = 1.2;

/** Lying pictures go between the chapters, the others onto the strip, in the order of telling. */
export function castOf(pictures: readonly CaptionedPicture[]): Cast {
  const [first, ...others] = pictures;
  const scenes = others.filter((one) => shapeOf(one) >= lying);
  const stills = others.filter((one) => shapeOf(one) < lying);
  return { stills: first ? [first, ...stills] : [], scenes };
}
