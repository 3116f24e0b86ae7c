import type { Drawing } from '../drawing.ts';
import { narrowSize, sheetToBook, sheetToBookNarrow, wideSize } from './sheet-to-book.ts';
import { shelfMarkup, shelfNarrowMarkup, shelfNarrowSize, shelfSize } from './shelf.ts';

const scene = 'drawn/bound';
const focus = [0.5, 0.5] as const;

/** Steps from ten sheets to a book, and the place that is kept for it. */
export const boundBook: readonly Drawing[] = [
  {
    name: 'bound-steps',
    scene,
    alt: 'On a green mat: a sheet with eight pages, four of them upside down; a folded section beside ten spines; a sewn block in a cover; a red book',
    focus,
    ...wideSize,
    narrow: 'bound-steps-narrow',
    markup: sheetToBook,
  },
  {
    name: 'bound-steps-narrow',
    scene,
    alt: 'On a green mat, from top to bottom: a sheet of eight pages, a folded section beside ten spines, a sewn block in its cover, a red book',
    focus,
    ...narrowSize,
    markup: sheetToBookNarrow,
  },
  {
    name: 'bound-shelf',
    scene,
    alt: 'A long shelf of books with a gap in dashes, as wide as one thin book; below it hangs a tag that says April 13',
    focus: [0.51, 0.5],
    ...shelfSize,
    fullBleed: true,
    narrow: 'bound-shelf-narrow',
    markup: shelfMarkup,
  },
  {
    name: 'bound-shelf-narrow',
    scene,
    alt: 'A shelf of books with a gap in dashes, as wide as one thin book; below it hangs a tag that says April 13',
    focus,
    ...shelfNarrowSize,
    markup: shelfNarrowMarkup,
  },
];
