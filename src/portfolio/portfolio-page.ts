import type { ProjectOrder } from './orders/project-order.ts';
import type { PortfolioLayout, PortfolioStyle } from './portfolio-style.ts';

/** What a page of the portfolio says, whatever its layout. */
export interface PortfolioWords {
  /** The largest words of the page, up to eight. */
  heading: string;
  /** One or two sentences: in which order the projects stand, and why. */
  lead: string;
  /** The sentence for search results, 70 to 160 characters. */
  description: string;
  order: ProjectOrder;
}

/** A page of the portfolio in one of the styles and layouts. A new one is a row. */
export interface PortfolioPage extends PortfolioWords {
  style: PortfolioStyle;
  layout: PortfolioLayout;
}
