import type { ProjectOrder } from './orders/project-order.ts';
import type { PortfolioLayout, PortfolioStyle } from './portfolio-style.ts';

/** Copy of a portfolio page, for any layout. */
export interface PortfolioCopy {
  /** Heading of the page, up to eight words. */
  heading: string;
  /** One or two sentences on the order of the projects and its reason. */
  lead: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  order: ProjectOrder;
}

/** Portfolio page in one of the styles and layouts. To add one: one record. */
export interface PortfolioPage extends PortfolioCopy {
  style: PortfolioStyle;
  layout: PortfolioLayout;
}
