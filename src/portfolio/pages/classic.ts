import type { PortfolioCopy } from '../portfolio-page.ts';
import type { PortfolioLayout } from '../portfolio-style.ts';

/** Pages of the classic style: a picture with the name below. */
export const classic: Readonly<Record<PortfolioLayout, PortfolioCopy>> = {
  'two-column': {
    heading: 'Lately, and back from there',
    lead: 'The newest hangs first. Two at a time, so that each has half of the wall to itself.',
    description:
      'A classic portfolio in two columns, the newest project first: large pictures, the name below each, and a filter that keeps its place in the address.',
    order: { by: 'year', descending: true },
  },
  'three-column': {
    heading: 'From the first sketch on',
    lead: 'The oldest first. The early ones are still running, which is why they are still here.',
    description:
      'A classic portfolio in three columns, from the oldest project to the newest: pictures of one shape, names below, and a filter by kind of work.',
    order: { by: 'year' },
  },
  'four-column': {
    heading: 'A to Z',
    lead: 'By the name on the invoice. Find somebody you know and ask them how it was.',
    description:
      'A classic portfolio in four columns, sorted by the names of clients: small square pictures and many of them, with a filter above.',
    order: { by: 'client' },
  },
  masonry: {
    heading: 'North to south',
    lead: 'Down the map, from the coldest doorstep to the warmest. We have been to every one of them.',
    description:
      'A classic portfolio as masonry, sorted from north to south: every picture keeps its own proportions, and keys follow the order you see.',
    order: { by: 'latitude', descending: true },
  },
  metro: {
    heading: 'Quickest first',
    lead: 'Sorted by the weeks it took. Read from the end if you want to know what patience buys.',
    description:
      'A classic portfolio in metro tiles, sorted by how many weeks a project took: squares, some of them joined, with the name below each picture.',
    order: { by: 'weeks' },
  },
};
