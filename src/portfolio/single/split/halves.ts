import { type CaptionedPicture, shapeOf } from '../captioned.ts';

/** Pictures of a page in two halves, round the one that crosses both. */
export interface HalvedPictures {
  before: readonly CaptionedPicture[];
  /** Crosses both halves; left out where none is wide enough. */
  crossing?: CaptionedPicture;
  after: readonly CaptionedPicture[];
  /** Crosses both halves at the end, where the last one is a panorama. */
  closing?: CaptionedPicture;
}

/** Width over height from which a picture may cross, and from which the last one does. */
const crosses = 1.4;
const closes = 1.75;

/** A screen that crosses would be cut at its edges: what crosses shows the client's world. */
const mayCross = (one: CaptionedPicture) =>
  shapeOf(one) >= crosses && !/^(?:works|ui)-/.test(one.picture.name);

/** Of the pictures after the first: the one nearest to the middle (the later of two) that may cross, and what lies round it. */
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
