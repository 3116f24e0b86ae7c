import { type CaptionedPicture, shapeOf } from '../captioned.ts';

/** Pictures of the layout `split`: before and after the one that crosses both halves. */
export interface HalvedPictures {
  before: readonly CaptionedPicture[];
  /** Crosses both halves; left out where none is wide enough. */
  crossing?: CaptionedPicture;
  after: readonly CaptionedPicture[];
  /** Crosses both halves at the end, if the last picture is a panorama. */
  closing?: CaptionedPicture;
}

/** Smallest aspect ratios of the crossing picture, and of a last picture that crosses. */
const crosses = 1.4;
const closes = 1.75;

/**
 * Returns true if a picture may cross: it is wide, and shows the client's world. Screenshots would
 * be cropped at their edges.
 */
const mayCross = (one: CaptionedPicture) =>
  shapeOf(one) >= crosses && !/^(?:works|ui)-/.test(one.picture.name);

/**
 * Splits the pictures after the first around the crossing one: the eligible picture nearest to the
 * middle (the later of two).
 */
export function halved(pictures: readonly CaptionedPicture[]): HalvedPictures {
  const last = pictures.at(-1);
  const closing = last && shapeOf(last) >= closes ? last : undefined;
  const inside = closing ? pictures.slice(0, -1) : pictures;
  const middle = (inside.length - 1) / 2;
  const [at] = inside
    .flatMap((one, index) => (mayCross(one) ? [index] : []))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || other - one);
  const cut = at ?? Math.ceil(inside.length / 2);
  return {
    before: inside.slice(0, cut),
    crossing: at === undefined ? undefined : inside[at],
    after: inside.slice(at === undefined ? cut : cut + 1),
    closing,
  };
}
