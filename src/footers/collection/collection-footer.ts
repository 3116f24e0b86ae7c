import type { FooterOptions } from '../../looks/footer-options.ts';

/** One footer of the collection, whole: its choices, its meta, its page's copy. */
export interface CollectionFooter {
  /** As in a page's row: the `<title>`, and the sentence for search results. */
  headTitle: string;
  description: string;
  options: FooterOptions;
  demo: FooterDemo;
}

/** The words of one footer's page. */
export interface FooterDemo {
  /** Nine words or fewer: what the footer is. */
  heading: string;
  lead: string;
  tryHeading: string;
  /** What to try, in order, and what happens then. */
  steps: readonly [string, string, string];
}
