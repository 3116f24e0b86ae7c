import type { PageMeta } from '../page-meta/page-meta.ts';
import type { CollectionFooter } from './collection/collection-footer.ts';
import { footerCollection, footerNames } from './collection.ts';

/** Meta of the pages of the footer collection, one for each footer. */
export const pages: readonly PageMeta[] = footerNames.map((name, index) => {
  const footer: CollectionFooter = footerCollection[name];
  const number = `${index + 1}`.padStart(2, '0');
  return {
    path: `/footers/footer-style-${number}`,
    group: 'footer',
    title: `Footer style ${number}`,
    headTitle: footer.headTitle,
    description: footer.description,
    theme: 'house',
    footer: name,
  };
});
