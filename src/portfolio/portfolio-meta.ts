import type { PageMeta } from '../page-meta/page-meta.ts';
import { portfolioCopy } from './copy.ts';
import type { GridlessPage } from './gridless-pages.ts';
import { portfolioPagePath } from './pages.ts';
import type { PortfolioPage } from './portfolio-page.ts';

const layoutNames = {
  'two-column': 'two column',
  'three-column': 'three column',
  'four-column': 'four column',
  masonry: 'masonry',
  metro: 'metro',
} as const;

/** Returns the meta of a page of the portfolio, named by its style and its layout. */
export function portfolioMeta(page: PortfolioPage): PageMeta {
  const style = portfolioCopy.index.styles[page.style];
  const layout = layoutNames[page.layout];
  return {
    path: portfolioPagePath(page),
    group: 'portfolio',
    title: `${style}, ${layout}`,
    headTitle: `${page.heading}: ${style.toLowerCase()} portfolio, ${layout}`,
    description: page.description,
    theme: 'house',
    synonyms: ['projects', 'works', 'gallery', 'grid'],
  };
}

/** Returns the meta of a page that follows no grid. */
export const gridlessPageMeta = ({
  path,
  title,
  headTitle,
  description,
}: GridlessPage): PageMeta => ({
  path,
  group: 'portfolio',
  title,
  headTitle,
  description,
  theme: 'house',
  synonyms: ['projects', 'works', 'gallery'],
});
