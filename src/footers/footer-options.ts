import type { FooterName } from '../catalogue/frame-names.ts';
import type { PageRecord, Theme } from '../catalogue/page-record.ts';
import type { Tone } from '../looks/tone.ts';
import { footerRows } from './footer-collection.ts';

/** How a footer looks. A footer of the collection is one row of these choices. */
export interface FooterOptions {
  /** field, ink, paper: the colors of the page's look. Every other one brings its own ground. */
  look: Tone;
  /**
   * closing: a last word over half the page, then the facts. facts: the facts alone. Each other one
   * puts an idea before them, or says everything in its own way: line, letter, ledger.
   */
  arrangement:
    | ('closing' | 'facts' | 'statement' | 'subscribe' | 'big-type')
    | ('line' | 'letter' | 'ledger')
    | ('posts' | 'directory' | 'hours')
    | ('map' | 'pictures' | 'people');
  /** The name across the whole width, cut by the end of the page. */
  signature: boolean;
}

/** The footer of each look: Larkfield's own, and those of the homes. */
export const footers: Record<Theme, FooterOptions> = {
  larkfield: { look: 'deep', arrangement: 'closing', signature: true },
  startup: { look: 'ink', arrangement: 'closing', signature: false },
};

/** The footer of a page: what the page asks for, else its row in the catalogue, else its look. */
export function footerOf(page: PageRecord, asked?: FooterName | FooterOptions): FooterOptions {
  const choice = asked ?? page.footer;
  if (typeof choice === 'object') return choice;
  return choice ? footerRows[choice] : footers[page.theme];
}
