import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';

/** Width of a picture in a long read: full-bleed, wider than the column, or as wide as the column. */
export type ReadWidth = 'full' | 'wide' | 'column';

/** Pictures after a part of the story: one, or two side by side. */
export interface ReadPause {
  width: ReadWidth;
  pictures: readonly CaptionedPicture[];
}

/** Smallest aspect ratio of a panorama. */
const minPanoramaRatio = 1.9;
/** Smallest aspect ratio of the opening picture. */
const minOpeningRatio = 1.4;
const maxUprightRatio = 0.95;

/**
 * Distributes `count` items over `places`, in order, as evenly as possible; earlier places get the
 * remainder.
 */
export function distributeEvenly(count: number, places: number): number[] {
  const endOf = (index: number) => Math.ceil((count * index) / places);
  return Array.from({ length: places }, (_, index) => endOf(index + 1) - endOf(index));
}

/** Width of the previous picture; undefined for the first picture, which is full-bleed. */
type PreviousWidth = ReadWidth | undefined;

function widthOf(pictures: readonly CaptionedPicture[], previousWidth: PreviousWidth): ReadWidth {
  if (pictures.length > 1) return 'wide';
  const aspectRatio = pictures.map(aspectRatioOf)[0] ?? 1;
  if (previousWidth === undefined && aspectRatio >= minOpeningRatio) return 'full';
  if (aspectRatio >= minPanoramaRatio) return previousWidth === 'full' ? 'wide' : 'full';
  if (aspectRatio <= maxUprightRatio) return 'column';
  return previousWidth === 'wide' ? 'column' : 'wide';
}

/** Pairs adjacent pictures unless one is a panorama; never groups three. */
function groupIntoPauses(pictures: readonly CaptionedPicture[]): CaptionedPicture[][] {
  const [first, second, ...rest] = pictures;
  if (!first) return [];
  if (second && aspectRatioOf(first) < minPanoramaRatio && aspectRatioOf(second) < minPanoramaRatio)
    return [[first, second], ...groupIntoPauses(rest)];
  return [[first], ...groupIntoPauses(pictures.slice(1))];
}

/**
 * Returns the pictures after each part of a story, in order. Widths follow the aspect ratios, and
 * the same width is not used twice in a row if another is possible.
 */
export function distributePictures(
  pictures: readonly CaptionedPicture[],
  parts: number,
): ReadPause[][] {
  let usedPictures = 0;
  let previousWidth: PreviousWidth;
  return distributeEvenly(pictures.length, parts).map((count) => {
    const partPictures = pictures.slice(usedPictures, usedPictures + count);
    usedPictures += count;
    return groupIntoPauses(partPictures).map((pausePictures) => {
      const width = widthOf(pausePictures, previousWidth);
      previousWidth = width;
      return { width, pictures: pausePictures };
    });
  });
}
