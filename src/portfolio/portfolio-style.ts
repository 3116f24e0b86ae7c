/** How a project stands in a portfolio, and what it does when it is pointed at. */
export const portfolioStyles = [
  'classic',
  'boxed',
  'colorful',
  'bordered',
  'overlay',
  'switch-image',
] as const;
export type PortfolioStyle = (typeof portfolioStyles)[number];

/** How the projects of a portfolio are laid out. */
export const portfolioLayouts = [
  'two-column',
  'three-column',
  'four-column',
  'masonry',
  'metro',
] as const;
export type PortfolioLayout = (typeof portfolioLayouts)[number];
