import type { FooterOptions } from '../themes/footer-options.ts';

/** A footer of the collection: its options, and meta and copy of its page. */
export interface CollectionFooter {
  /** Number of its page, which is also its position in the showcase. */
  number: number;
  /** As in a page meta: `<title>` and meta description. */
  headTitle: string;
  description: string;
  options: FooterOptions;
  demo: FooterDemo;
}

/** Copy of a footer's page. */
export interface FooterDemo {
  /** Nine words or fewer: what the footer is. */
  heading: string;
  lead: string;
  tryHeading: string;
  /** Steps to try, in order, each with its result. */
  steps: readonly [string, string, string];
}

/** Returns the number of a footer in two digits. */
export const footerNumber = ({ number }: CollectionFooter): string => `${number}`.padStart(2, '0');

/** Returns the path of a footer's page. */
export const footerPath = (footer: CollectionFooter): string =>
  `/footers/footer-style-${footerNumber(footer)}`;
