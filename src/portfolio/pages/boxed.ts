import type { PortfolioCopy } from '../portfolio-page.ts';
import type { PortfolioLayout } from '../portfolio-style.ts';

/** Pages of the boxed style: inset pictures, with the effort at the foot. */
export const boxed: Readonly<Record<PortfolioLayout, PortfolioCopy>> = {
  'two-column': {
    heading: 'The ones that took a while',
    lead: 'Longest first. Nobody regrets the weeks; two regret that they had not begun sooner.',
    description:
      'A boxed portfolio in two columns, the longest project first: each in a box of its own, with the weeks and the people it took in its foot.',
    order: { by: 'weeks', descending: true },
  },
  'three-column': {
    heading: 'Made by many hands',
    lead: 'Sorted by how many of us sat at the table. Three is usual; from four on, somebody takes minutes.',
    description:
      'A boxed portfolio in three columns, the largest team first: boxes of one height that are lifted when you point at them, with a filter by kind.',
    order: { by: 'people', descending: true },
  },
  'four-column': {
    heading: 'Town by town',
    lead: 'Clients by the towns on their letterheads. Most have fewer people than a stadium has seats.',
    description:
      'A boxed portfolio in four columns, sorted by town: small boxes with a square picture, a name and what the project took.',
    order: { by: 'town' },
  },
  masonry: {
    heading: 'Every trade its own box',
    lead: 'By what they do for a living, from clotheslines to supper. We had to learn a little of each.',
    description:
      'A boxed portfolio as masonry, sorted by trade: boxes as high as their pictures want, close together, in the order in which they are read.',
    order: { by: 'trade' },
  },
  metro: {
    heading: 'Wyoming goes first',
    lead: 'By state, from the end of the alphabet. Ohio comes four times: the first one told the others.',
    description:
      'A boxed portfolio in metro tiles, by state from Wyoming up: boxes of several sizes that close without a gap, and a filter that rearranges them.',
    order: { by: 'state', descending: true },
  },
};
