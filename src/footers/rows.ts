import type { PageRecord } from '../catalogue/page-record.ts';
import type { CollectionFooter } from './collection/collection-footer.ts';
import { type FooterName, footerCollection } from './collection.ts';

const entries = Object.entries(footerCollection) as [FooterName, CollectionFooter][];

/** The page of every footer of the collection. */
export const rows: readonly PageRecord[] = entries.map(([name, footer], index) => {
  const number = `${index + 1}`.padStart(2, '0');
  return {
    path: `/footers/footer-style-${number}`,
    group: 'footer',
    title: `Footer style ${number}`,
    headTitle: footer.headTitle,
    description: footer.description,
    theme: 'larkfield',
    footer: name,
  };
});
