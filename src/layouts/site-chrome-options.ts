import { footerNamed } from '../footers/collection.ts';
import { headerNamed } from '../headers/collection.ts';
import type { CollectionHeaderOptions } from '../headers/collection-header.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import type { FooterOptions } from '../themes/footer-options.ts';
import { themes } from '../themes/themes.ts';

/** Returns the header options of a page: its own, else those of its meta, else of its theme. */
export function headerOptionsOf(
  page: PageMeta,
  override?: string | CollectionHeaderOptions,
): CollectionHeaderOptions {
  const choice = override ?? page.header;
  if (typeof choice === 'object') return choice;
  return choice ? headerNamed(choice).options : themes[page.theme].header;
}

/**
 * Replaces the arrangement `closing` by `facts`: the page ends with a closing call to action
 * already.
 */
const replaceClosing = (footer: FooterOptions): FooterOptions =>
  footer.arrangement === 'closing' ? { ...footer, arrangement: 'facts' } : footer;

/** Returns the footer options of a page: its own, else those of its meta, else of its theme. */
export function footerOptionsOf(page: PageMeta, override?: string | FooterOptions): FooterOptions {
  const choice = override ?? page.footer;
  if (typeof choice === 'object') return choice;
  if (choice) return footerNamed(choice).options;
  const { footer } = themes[page.theme];
  return page.hasClosingCallToAction ? replaceClosing(footer) : footer;
}
