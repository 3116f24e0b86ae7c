/** Styles of portfolio cards, including their hover effect. */
export const portfolioStyles = [
  'classic',
  'boxed',
  'colorful',
  'bordered',
  'overlay',
  'switch-image',
] as const;
export type PortfolioStyle = (typeof portfolioStyles)[number];

/** Layouts of a portfolio. */
export const portfolioLayouts = [
  'two-column',
  'three-column',
  'four-column',
  'masonry',
  'metro',
] as const;
export type PortfolioLayout = (typeof portfolioLayouts)[number];
