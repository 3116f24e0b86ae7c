/** How a spread lies on the page: from edge to edge, two beside one another, or one beside the words. */
export type SpreadLook = 'full' | 'pair' | 'beside' | 'small';

interface Spread {
  look: SpreadLook;
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
  { look: 'pair', pictures: [1, 2], text: 0 },
  { look: 'full', pictures: [3], text: 1 },
  { look: 'pair', pictures: [4, 5], text: 2 },
  { look: 'beside', pictures: [6], text: 3 },
  { look: 'full', pictures: [7] },
  { look: 'small', pictures: [8], text: 4 },
];
