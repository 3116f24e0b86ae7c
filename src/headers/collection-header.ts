import type { HeaderOptions } from '../themes/header-options.ts';

/** Options of a header of the collection. */
export interface CollectionHeaderOptions extends HeaderOptions {
  /** Shows a line above the bar with hours, phone, e-mail and profiles, which scrolls away. */
  topBar?: boolean;
  /** Shows a second button, whose panel pushes the page aside. */
  push?: boolean;
  /** Content of the menu drawer in addition to the menu: contacts, or six pictures as well. */
  drawer?: 'contacts' | 'pictures';
  /** The company's menu of six entries, or that of the whole showcase. */
  menu?: 'main' | 'showcase';
}

/** A header of the collection: its options, and meta and copy of its page. */
export interface CollectionHeader<Copy extends HeaderTrial = HeaderDemo> {
  /** Position in the showcase, in steps of ten. */
  order: number;
  /** Name in menus and the showcase. */
  title: string;
  /** `<title>`, as in a page meta. */
  headTitle: string;
  /** Meta description, as in a page meta. */
  description: string;
  /** The footer of its page, by name; left out: that of the theme. */
  footer?: string;
  options: CollectionHeaderOptions;
  demo: Copy;
}

/** Section “try this” on the page of a header. */
export interface HeaderTrial {
  tryHeading: string;
  /** Steps to try, in order, each with its result. */
  steps: readonly [string, string, string];
}

/**
 * Copy of a header shown on a demo page of a trade (`src/showcase/demo-pages/`), which has its own
 * copy.
 */
export interface HeaderInUse extends HeaderTrial {
  /** Behavior of the header, and why it suits such a page. */
  reason: string;
}

/** Copy of a page that is about its header alone. */
export interface HeaderDemo extends HeaderTrial {
  /** Behavior of the header, in nine words or fewer. */
  heading: string;
  lead: string;
  notesHeading: string;
  notes: readonly { term: string; text: string }[];
  /** Pull quote beside the second picture. */
  pullQuote: string;
}

/** Options that most headers of the collection share. */
export const baseOptions = {
  variant: 'paper',
  arrangement: 'row',
  behavior: 'reappearing',
  menuPanel: 'side',
  menu: 'showcase',
} as const satisfies CollectionHeaderOptions;
