import type { FooterName } from '../catalogue/frame-names.ts';
import type { PageRecord, Theme } from '../catalogue/page-record.ts';
import { footerRows } from './footer-collection.ts';
import type { FooterOptions } from './footer-options.ts';

/** The footer of each look: Larkfield's own, and those of the homes. */
export const footers: Record<Theme, FooterOptions> = {
  larkfield: { look: 'field', arrangement: 'closing', signature: true },
  startup: { look: 'ink', arrangement: 'closing', signature: false },
};

/** The footer of a page: what the page asks for, else its row in the catalogue, else its look. */
export function footerOf(page: PageRecord, asked?: FooterName | FooterOptions): FooterOptions {
  const choice = asked ?? page.footer;
  if (typeof choice === 'object') return choice;
  return choice ? footerRows[choice] : footers[page.theme];
}
