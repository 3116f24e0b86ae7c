import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';

/** Pictures of the layout `split`: before and after the full-bleed one. */
export interface HalvedPictures {
  before: readonly CaptionedPicture[];
  /** Spans both halves; left out where no picture is wide enough. */
  fullBleed?: CaptionedPicture;
  after: readonly CaptionedPicture[];
  /** Spans both halves at the end, if the last picture is a panorama. */
  closing?: CaptionedPicture;
}

/** Smallest aspect ratio of the full-bleed picture between the halves. */
const minFullBleedRatio = 1.4;
/** Smallest aspect ratio of a full-bleed picture at the end. */
const minClosingRatio = 1.75;

/**
 * Returns true if a picture may be full-bleed: it is wide, and shows the client's world. Screenshots would
 * be cropped at their edges.
 */
const canBeFullBleed = (one: CaptionedPicture) =>
  aspectRatioOf(one) >= minFullBleedRatio && !/^(?:works|ui)-/.test(one.picture.name);

/**
 * Splits the pictures after the first around the full-bleed one: the eligible picture nearest to the
 * middle (the later of two).
 */
export function splitInHalves(pictures: readonly CaptionedPicture[]): HalvedPictures {
  const last = pictures.at(-1);
  const closing = last && aspectRatioOf(last) >= minClosingRatio ? last : undefined;
  const middlePictures = closing ? pictures.slice(0, -1) : pictures;
  const middle = (middlePictures.length - 1) / 2;
  const [fullBleedIndex] = middlePictures
    .flatMap((one, index) => (canBeFullBleed(one) ? [index] : []))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || other - one);
  const splitIndex = fullBleedIndex ?? Math.ceil(middlePictures.length / 2);
  return {
    before: middlePictures.slice(0, splitIndex),
    fullBleed: fullBleedIndex === undefined ? undefined : middlePictures[fullBleedIndex],
    after: middlePictures.slice(fullBleedIndex === undefined ? splitIndex : splitIndex + 1),
    closing,
  };
}
