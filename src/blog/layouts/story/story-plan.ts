/** How a spread lies on the page: from edge to edge, two beside one another, or one beside the words. */
export type SpreadVariant = 'full' | 'pair' | 'beside' | 'small';

interface Spread {
  variant: SpreadVariant;
  /** Places in the post's row of pictures, from 0. */
  pictures: readonly number[];
  /** Which part of the text comes with it, from 0; left out: none. */
  text?: number;
}

/**
 * The order of the story: wide and silent, then near, then two, as a film is cut. Every picture and
 * every part of the text stands in it once; a test holds that.
 */
export const storyPlan: readonly Spread[] = [
  { variant: 'pair', pictures: [1, 2], text: 0 },
  { variant: 'full', pictures: [3], text: 1 },
  { variant: 'pair', pictures: [4, 5], text: 2 },
  { variant: 'beside', pictures: [6], text: 3 },
  { variant: 'full', pictures: [7] },
  { variant: 'small', pictures: [8], text: 4 },
];
