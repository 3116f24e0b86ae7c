import { portfolioCopy } from './copy.ts';
import { freePages } from './free-pages.ts';
import { portfolioPagePath } from './pages.ts';
import type { IndexRow } from './portfolio-index.tsx';
import { portfolioLayouts, portfolioStyles } from './portfolio-style.ts';

const { index: copy } = portfolioCopy;

/** Returns all portfolio pages as a table, styles down and layouts across. */
export const indexRows = (current: string): IndexRow[] => {
  const linkTo = (title: string, link: string) => ({ title, link, current: link === current });
  const free = Object.values(freePages).map(({ title, path }) => linkTo(title, path));
  const styled = portfolioStyles.map((style) => ({
    title: copy.styles[style],
    links: portfolioLayouts.map((layout) =>
      linkTo(copy.layouts[layout], portfolioPagePath({ style, layout })),
    ),
  }));
  return [...styled, { title: copy.free, links: free }];
};
