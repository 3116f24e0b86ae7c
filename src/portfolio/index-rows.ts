import { portfolioCopy } from './copy.ts';
import { gridlessPages } from './gridless-pages.ts';
import { portfolioPagePath } from './pages.ts';
import type { IndexRow } from './portfolio-index.tsx';
import { portfolioLayouts, portfolioStyles } from './portfolio-style.ts';

const { index: copy } = portfolioCopy;

/**
 * Returns links to all portfolio pages: one row per style with one link per layout, and a last row
 * for pages without a grid.
 */
export const indexRows = (current: string): IndexRow[] => {
  const linkTo = (title: string, link: string) => ({ title, link, current: link === current });
  const gridless = Object.values(gridlessPages).map(({ title, path }) => linkTo(title, path));
  const styled = portfolioStyles.map((style) => ({
    title: copy.styles[style],
    links: portfolioLayouts.map((layout) =>
      linkTo(copy.layouts[layout], portfolioPagePath({ style, layout })),
    ),
  }));
  return [...styled, { title: copy.gridless, links: gridless }];
};
