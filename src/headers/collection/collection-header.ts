import type { FooterName } from '../../footers/collection.ts';
import type { HeaderOptions } from '../../looks/header-options.ts';

/** A header of the collection is one row of these choices. */
export interface CollectionHeaderOptions extends HeaderOptions {
  /** A line above the bar with hours, phone, e-mail and profiles. It scrolls away. */
  topBar?: boolean;
  /** A second button, whose panel pushes the page aside. */
  push?: boolean;
  /** What stands beside the menu in its drawer: contacts alone, or six pictures as well. */
  drawer?: 'contacts' | 'pictures';
  /** The menu: the company's six entries, or the one with everything of the showcase. */
  menu?: 'main' | 'showcase';
}

/** One header of the collection, whole: its choices, its meta, its page's copy. */
export interface CollectionHeader<Words extends HeaderTrial = HeaderDemo> {
  /** Name in menus and the showcase. */
  title: string;
  /** As in a page's row: the `<title>`, and the sentence for search results. */
  headTitle: string;
  description: string;
  /** The footer under it on its page; left out: the one of the look. */
  footer?: FooterName;
  options: CollectionHeaderOptions;
  demo: Words;
}

/** What to try on the page of a header, in order, and what happens then. */
export interface HeaderTrial {
  tryHeading: string;
  steps: readonly [string, string, string];
}

/** A header that stands on a page of a trade (`src/showcase/demo-pages/`), which brings its own words. */
export interface HeaderInUse extends HeaderTrial {
  /** What the header does, and why a page like this one wants it. */
  why: string;
}

/** The words of a page that is about its header alone. */
export interface HeaderDemo extends HeaderTrial {
  /** Nine words or fewer: what the header does. */
  heading: string;
  lead: string;
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
} as const satisfies CollectionHeaderOptions;
