import type { FooterName } from '../../footers/collection.ts';
import type { HeaderOptions } from '../../looks/header-options.ts';

/** One header of the collection, whole: its choices, its row in the catalogue, its page's words. */
export interface CollectionHeader {
  /** Name in menus and the showcase. */
  title: string;
  /** As in a page's row: the `<title>`, and the sentence for search results. */
  headTitle: string;
  description: string;
  /** The footer under it on its page; left out: the one of the look. */
  footer?: FooterName;
  options: HeaderOptions;
  demo: HeaderDemo;
}

/** The words of one header's page. */
export interface HeaderDemo {
  /** Nine words or fewer: what the header does. */
  heading: string;
  lead: string;
  /** What to try, in order, and what happens then. */
  tryHeading: string;
  steps: readonly [string, string, string];
  notesHeading: string;
  notes: readonly { term: string; text: string }[];
  /** Said large beside the second picture. */
  words: string;
}

/** What most headers of the collection have in common. */
export const bar = {
  look: 'paper',
  arrangement: 'row',
  behaviour: 'reappearing',
  smallScreen: 'side',
  menu: 'showcase',
} as const satisfies HeaderOptions;
