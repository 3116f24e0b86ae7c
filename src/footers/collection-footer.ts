import type { FooterOptions } from '../themes/footer-options.ts';

/** A footer of the collection: its options, and meta and copy of its page. */
export interface CollectionFooter {
  /** Number of its page, which is also its position in the showcase. */
  number: number;
  /** `<title>`, as in a page meta. */
  headTitle: string;
  /** Meta description, as in a page meta. */
  description: string;
  options: FooterOptions;
  demo: FooterDemo;
}

/** Copy of a footer's page. */
export interface FooterDemo {
  /** Kind of footer, in nine words or fewer. */
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
