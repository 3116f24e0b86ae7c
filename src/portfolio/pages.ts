import { bordered } from './pages/bordered.ts';
import { boxed } from './pages/boxed.ts';
import { classic } from './pages/classic.ts';
import { colorful } from './pages/colorful.ts';
import { overlay } from './pages/overlay.ts';
import { switchImage } from './pages/switch-image.ts';
import type { PortfolioCopy, PortfolioPage } from './portfolio-page.ts';
import type { PortfolioLayout, PortfolioStyle } from './portfolio-style.ts';
import { portfolioLayouts } from './portfolio-style.ts';

type StylePages = Readonly<Record<PortfolioLayout, PortfolioCopy>>;

const pagesByStyle: Readonly<Record<PortfolioStyle, StylePages>> = {
  classic,
  boxed,
  colorful,
  bordered,
  overlay,
  'switch-image': switchImage,
};

const pagesOf = ([style, pages]: [string, StylePages]): PortfolioPage[] =>
  portfolioLayouts.map((layout) => ({ style: style as PortfolioStyle, layout, ...pages[layout] }));

/** Thirty portfolio pages: each style in each layout. */
export const portfolioPages: readonly PortfolioPage[] =
  Object.entries(pagesByStyle).flatMap(pagesOf);

/** Returns the path of such a page. */
export const portfolioPagePath = ({
  style,
  layout,
}: Pick<PortfolioPage, 'style' | 'layout'>): string => `/portfolio/portfolio-${style}-${layout}`;
