import type { PortfolioLayout } from './portfolio-style.ts';

/** CSS `sizes` of a card's frame, by layout. For metro, that of its widest tile. */
const sizes: Readonly<Record<PortfolioLayout, string>> = {
  'two-column': '(width >= 80rem) 38rem, (width >= 36rem) 48vw, 92vw',
  'three-column': '(width >= 80rem) 25rem, (width >= 62rem) 32vw, (width >= 36rem) 48vw, 92vw',
  'four-column': '(width >= 80rem) 19rem, (width >= 62rem) 24vw, (width >= 42rem) 32vw, 48vw',
  masonry: '(width >= 80rem) 27rem, (width >= 62rem) 33vw, (width >= 36rem) 49vw, 92vw',
  metro: '(width >= 80rem) 38rem, (width >= 62rem) 48vw, (width >= 36rem) 64vw, 92vw',
};
export const cardSizes = (layout: PortfolioLayout): string => sizes[layout];
