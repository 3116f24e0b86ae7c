import type { PortfolioCopy } from '../portfolio-page.ts';
import type { PortfolioLayout } from '../portfolio-style.ts';

/** Pages of the colorful style: posters in each project's color. */
export const colorful: Readonly<Record<PortfolioLayout, PortfolioCopy>> = {
  'two-column': {
    heading: 'Once round the color wheel',
    lead: 'We begin at red and come back to it. The colors are the clients’ own, some after a long talk.',
    description:
      'A colorful portfolio in two columns, sorted round the color wheel from red: each project a poster in its own color with a picture in a round window.',
    order: { by: 'hue', startHue: 10 },
  },
  'three-column': {
    heading: 'Begin with green',
    lead: 'Green, because half of them asked for it first. Then blue, and what came of saying no.',
    description:
      'A colorful portfolio in three columns, beginning with green: posters in one color each, whose round windows open when you point at them.',
    order: { by: 'hue', startHue: 120 },
  },
  'four-column': {
    heading: 'A box of crayons',
    lead: 'All of them side by side, from blue on. Sharpen your own.',
    description:
      'A colorful portfolio in four columns, beginning with blue: two dozen small posters, each in the color of its project, with a filter by kind.',
    order: { by: 'hue', startHue: 220 },
  },
  masonry: {
    heading: 'Yellow before noon',
    lead: 'Sorted as a sky does it: yellow, red, violet, and blue when the shops close.',
    description:
      'A colorful portfolio as masonry, from yellow through red to blue: posters of different heights, each in the color of its project.',
    order: { by: 'hue', startHue: 110, descending: true },
  },
  metro: {
    heading: 'Violet asked to go first',
    lead: 'It never does, since lists begin at red. Here it has the first tile.',
    description:
      'A colorful portfolio in metro tiles, beginning with violet: squares and joined squares in the colors of the projects, without a gap between them.',
    order: { by: 'hue', startHue: 280 },
  },
};
