import { type CaptionedPicture, shapeOf } from '../captioned.ts';

/** How wide a picture of a long read stands: from edge to edge, past the column, or in it. */
export type ReadWidth = 'full' | 'wide' | 'column';

/** Pictures at one pause of the story: one, or two side by side. */
export interface ReadPause {
  width: ReadWidth;
  pictures: readonly CaptionedPicture[];
}

/** Width over height from which a picture is a panorama. */
const panorama = 1.9;
/** And from which it may open the story. */
const opening = 1.4;
const upright = 0.95;

/**
 * How many of `count` things stand at each of `places`, in order: as even as it gets, and where they
 * do not come out even, sooner rather than later.
 */
export function evenly(count: number, places: number): number[] {
  const until = (place: number) => Math.ceil((count * place) / places);
  return Array.from({ length: places }, (_, place) => until(place + 1) - until(place));
}

/** What stood before; nothing before the first picture, which opens the story from edge to edge. */
type Before = ReadWidth | undefined;

function widthOf(pictures: readonly CaptionedPicture[], before: Before): ReadWidth {
  if (pictures.length > 1) return 'wide';
  const shape = pictures.map(shapeOf)[0] ?? 1;
  if (before === undefined && shape >= opening) return 'full';
  if (shape >= panorama) return before === 'full' ? 'wide' : 'full';
  if (shape <= upright) return 'column';
  return before === 'wide' ? 'column' : 'wide';
}

/** Two share a pause where neither is a panorama; three never do. */
function pausesOf(pictures: readonly CaptionedPicture[]): CaptionedPicture[][] {
  const [first, second, ...rest] = pictures;
  if (!first) return [];
  if (second && shapeOf(first) < panorama && shapeOf(second) < panorama)
    return [[first, second], ...pausesOf(rest)];
  return [[first], ...pausesOf(pictures.slice(1))];
}

/**
 * Pictures for the pauses after each part of a story, in the order of telling. Widths follow the
 * shapes, and no width comes twice in a row where another would do.
 */
export function spread(pictures: readonly CaptionedPicture[], parts: number): ReadPause[][] {
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
