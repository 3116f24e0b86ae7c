import type { PortfolioCopy } from '../portfolio-page.ts';
import type { PortfolioLayout } from '../portfolio-style.ts';

/** Pages of the overlay style: pictures only, with the name over the hovered one. */
export const overlay: Readonly<Record<PortfolioLayout, PortfolioCopy>> = {
  'two-column': {
    heading: 'From ice to embers',
    lead: 'Sorted by color, the coldest picture first. Point at one and it says who it is.',
    description:
      'An overlay portfolio in two columns, edge to edge on a dark wall: nothing but pictures until you point at one, and names at the foot on a touch screen.',
    order: { by: 'warmth' },
  },
  'three-column': {
    heading: 'Light to dark',
    lead: 'The brightest picture hangs first, the darkest last, as you would hang them yourself.',
    description:
      'An overlay portfolio in three columns, from the lightest picture to the darkest, without gaps: a leaf with the name slides over what you point at.',
    order: { by: 'lightness', descending: true },
  },
  'four-column': {
    heading: 'Gray to gaudy',
    lead: 'The quiet ones first. By the last row somebody has turned up the volume.',
    description:
      'An overlay portfolio in four columns, from the least colorful picture to the most: a contact sheet of two dozen squares, edge to edge.',
    order: { by: 'chroma' },
  },
  masonry: {
    heading: 'Warm to cold',
    lead: 'From mustard to violet, by the color of the picture alone.',
    description:
      'An overlay portfolio as masonry, from the warmest picture to the coldest: pictures in their own proportions on a dark wall, names on demand.',
    order: { by: 'warmth', descending: true },
  },
  metro: {
    heading: 'Out of the dark',
    lead: 'Begins with night and ends with noon. Large and small as the wall allows.',
    description:
      'An overlay portfolio in metro tiles, from the darkest picture to the lightest: squares of several sizes without a seam, and a filter above.',
    order: { by: 'lightness' },
  },
};
