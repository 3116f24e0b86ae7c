import type { PortfolioCopy } from '../portfolio-page.ts';
import type { PortfolioLayout } from '../portfolio-style.ts';

/** Pages of the switch-image style: two pictures each, the second as a strip at the edge. */
export const switchImage: Readonly<Record<PortfolioLayout, PortfolioCopy>> = {
  'two-column': {
    heading: 'Two sides of everything',
    lead: 'The pair that differs most hangs first. Point at a picture, or tap across the line, and see all of the other.',
    description:
      'A portfolio that switches images, in two columns: point at a picture, or tap its other part, and the second one is drawn over the first.',
    order: { by: 'colorChange', descending: true },
  },
  'three-column': {
    heading: 'What they do, what we did',
    lead: 'In the order of their headlines, the shortest first: a client’s world, and behind it our part of it.',
    description:
      'A portfolio that switches images, in three columns: the client’s world and the work that was made for it, one behind the other.',
    order: { by: 'titleLength' },
  },
  'four-column': {
    heading: 'Look twice',
    lead: 'Two dozen pairs. By headline, A to Z, because every other order was taken.',
    description:
      'A portfolio that switches images, in four columns: two dozen small pairs, with a filter above that moves them to new places.',
    order: { by: 'title' },
  },
  masonry: {
    heading: 'The quiet pairs first',
    lead: 'Sorted by how little changes. At the end of the wall hardly anything stays.',
    description:
      'A portfolio that switches images, as masonry: from pairs that are nearly alike to pairs that could not be further apart.',
    order: { by: 'colorChange' },
  },
  metro: {
    heading: 'The long ones first',
    lead: 'By the length of the headline. Behind each picture waits one more.',
    description:
      'A portfolio that switches images, in metro tiles: large and small pairs close together, each cut along a slanting line from its second picture.',
    order: { by: 'titleLength', descending: true },
  },
};
