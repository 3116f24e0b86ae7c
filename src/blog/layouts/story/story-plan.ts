/** Layout of a spread: full-bleed, two side by side, one beside the text, or one small. */
export type SpreadVariant = 'full' | 'pair' | 'beside' | 'small';

interface Spread {
  variant: SpreadVariant;
  /** Indexes into the post's pictures, from 0. */
  pictures: readonly number[];
  /** Index of the text section shown with it, from 0; left out: none. */
  text?: number;
}

/**
 * Sequence of the story's spreads. Every picture and every text section appears exactly once, which
 * a test checks.
 */
export const storyPlan: readonly Spread[] = [
  { variant: 'pair', pictures: [1, 2], text: 0 },
  { variant: 'full', pictures: [3], text: 1 },
  { variant: 'pair', pictures: [4, 5], text: 2 },
  { variant: 'beside', pictures: [6], text: 3 },
  { variant: 'full', pictures: [7] },
  { variant: 'small', pictures: [8], text: 4 },
];
