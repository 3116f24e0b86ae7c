import type { PageMeta } from '../page-meta/page-meta.ts';
import { footerCollection } from './collection.ts';
import { footerNumber, footerPath } from './collection-footer.ts';

/** Meta of the pages of the footer collection, one for each footer. */
export const pages: readonly PageMeta[] = [...footerCollection].map(([name, footer]) => ({
  path: footerPath(footer),
  group: 'footer',
  title: `Footer style ${footerNumber(footer)}`,
  headTitle: footer.headTitle,
  description: footer.description,
  theme: 'house',
  footer: name,
}));
