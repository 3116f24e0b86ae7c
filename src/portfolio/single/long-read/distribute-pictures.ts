import { type CaptionedPicture, shapeOf } from '../captioned.ts';

/** Width of a picture in a long read: full-bleed, wider than the column, or as wide as the column. */
export type ReadWidth = 'full' | 'wide' | 'column';

/** Pictures after a part of the story: one, or two side by side. */
export interface ReadPause {
  width: ReadWidth;
  pictures: readonly CaptionedPicture[];
}

/** Smallest aspect ratio of a panorama. */
const panorama = 1.9;
/** Smallest aspect ratio of the opening picture. */
const opening = 1.4;
const upright = 0.95;

/**
 * Distributes `count` items over `places`, in order, as evenly as possible; earlier places get the
 * remainder.
 */
export function evenly(count: number, places: number): number[] {
  const until = (place: number) => Math.ceil((count * place) / places);
  return Array.from({ length: places }, (_, place) => until(place + 1) - until(place));
}

/** Width of the previous picture; undefined for the first picture, which is full-bleed. */
type Before = ReadWidth | undefined;

function widthOf(pictures: readonly CaptionedPicture[], before: Before): ReadWidth {
  if (pictures.length > 1) return 'wide';
  const shape = pictures.map(shapeOf)[0] ?? 1;
  if (before === undefined && shape >= opening) return 'full';
  if (shape >= panorama) return before === 'full' ? 'wide' : 'full';
  if (shape <= upright) return 'column';
  return before === 'wide' ? 'column' : 'wide';
}

/** Pairs adjacent pictures unless one is a panorama; never groups three. */
function pausesOf(pictures: readonly CaptionedPicture[]): CaptionedPicture[][] {
  const [first, second, ...rest] = pictures;
  if (!first) return [];
  if (second && shapeOf(first) < panorama && shapeOf(second) < panorama)
    return [[first, second], ...pausesOf(rest)];
  return [[first], ...pausesOf(pictures.slice(1))];
}

/**
 * Returns the pictures after each part of a story, in order. Widths follow the aspect ratios, and
 * the same width is not used twice in a row if another is possible.
 */
export function distributePictures(
  pictures: readonly CaptionedPicture[],
  parts: number,
): ReadPause[][] {
  let taken = 0;
  let before: Before;
  return evenly(pictures.length, parts).map((count) => {
    const here = pictures.slice(taken, taken + count);
    taken += count;
    return pausesOf(here).map((both) => {
      const width = widthOf(both, before);
      before = width;
      return { width, pictures: both };
    });
  });
}
