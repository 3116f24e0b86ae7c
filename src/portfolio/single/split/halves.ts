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

/** Smallest aspect ratios of a full-bleed picture between the halves, and of one at the end. */
const minFullBleedRatio = 1.4;
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
  const inside = closing ? pictures.slice(0, -1) : pictures;
  const middle = (inside.length - 1) / 2;
  const [at] = inside
    .flatMap((one, index) => (canBeFullBleed(one) ? [index] : []))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || other - one);
  const cut = at ?? Math.ceil(inside.length / 2);
  return {
    before: inside.slice(0, cut),
    fullBleed: at === undefined ? undefined : inside[at],
    after: inside.slice(at === undefined ? cut : cut + 1),
    closing,
  };
}
