import type { PortfolioCopy } from '../portfolio-page.ts';
import type { PortfolioLayout } from '../portfolio-style.ts';

/** Pages of the bordered style: numbered cells between thick lines. */
export const bordered: Readonly<Record<PortfolioLayout, PortfolioCopy>> = {
  'two-column': {
    heading: 'South to north',
    lead: 'Numbered from the warm end of the country up. Snow begins at about number eight.',
    description:
      'A bordered portfolio in two columns, sorted from south to north: numbered cells between thick lines, pictures that gain color when pointed at.',
    order: { by: 'latitude' },
  },
  'three-column': {
    heading: 'Kind by kind',
    lead: 'Apps with apps, bookings with bookings, as they lie in our drawers.',
    description:
      'A bordered portfolio in three columns, sorted by kind of work: a sheet of numbered cells, in gray until a pointer or a key brings the color.',
    order: { by: 'kind' },
  },
  'four-column': {
    heading: 'Z to A, for once',
    lead: 'Those at the end of every alphabet stand first here. They noticed.',
    description:
      'A bordered portfolio in four columns, from the end of the alphabet to its beginning: small numbered cells ruled like graph paper.',
    order: { by: 'client', descending: true },
  },
  masonry: {
    heading: 'The best documented first',
    lead: 'Sorted by how many pictures we kept. Some clients never let us near a camera.',
    description:
      'A bordered portfolio as masonry, sorted by the number of pictures: ruled cells as high as what they hold, numbered in the order you read.',
    order: { by: 'pictures', descending: true },
  },
  metro: {
    heading: 'Short names, large letters',
    lead: 'By the length of the name on the door. The first has four letters; the last did not fit on a van.',
    description:
      'A bordered portfolio in metro tiles, the shortest name first: ruled squares of several sizes, each with its number and the kind of work.',
    order: { by: 'clientLength' },
  },
};
