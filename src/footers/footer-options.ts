import type { Theme } from '../catalogue/page-record.ts';

/** How a footer looks. A footer of the collection is one row of these choices. */
export interface FooterOptions {
  /** field: the company's green. ink: the dark of the look. paper: light, under a line. */
  look: 'field' | 'ink' | 'paper';
  /** closing: a last word over half the page, then the facts. facts: the facts alone. */
  arrangement: 'closing' | 'facts';
  /** The name across the whole width, cut by the end of the page. */
  signature: boolean;
}

/** The footer of each look: Larkfield's own, and those of the homes. */
export const footers: Record<Theme, FooterOptions> = {
  larkfield: { look: 'field', arrangement: 'closing', signature: true },
  startup: { look: 'ink', arrangement: 'closing', signature: false },
};
