import { type FooterName, footerCollection } from '../footers/collection.ts';
import type { CollectionHeaderOptions } from '../headers/collection/collection-header.ts';
import { type HeaderName, headerCollection } from '../headers/collection.ts';
import type { FooterOptions } from '../looks/footer-options.ts';
import { looks } from '../looks/looks.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';

/** The header of a page: what the page asks for, else its meta, else its theme. */
export function headerOptionsOf(
  page: PageMeta,
  asked?: HeaderName | CollectionHeaderOptions,
): CollectionHeaderOptions {
  const choice = asked ?? page.header;
  if (typeof choice === 'object') return choice;
  return choice ? headerCollection[choice].options : looks[page.theme].header;
}

/** A footer that says no last word of its own: the page has ended with one. */
const withoutClosing = (footer: FooterOptions): FooterOptions =>
  footer.arrangement === 'closing' ? { ...footer, arrangement: 'facts' } : footer;

/** The footer of a page: what the page asks for, else its meta, else its theme. */
export function footerOptionsOf(page: PageMeta, asked?: FooterName | FooterOptions): FooterOptions {
  const choice = asked ?? page.footer;
  if (typeof choice === 'object') return choice;
  if (choice) return footerCollection[choice].options;
  const { footer } = looks[page.theme];
  return page.hasClosingCallToAction ? withoutClosing(footer) : footer;
}
