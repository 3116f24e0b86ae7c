import type { PageMeta } from '../page-meta/page-meta.ts';
import type { CollectionHeader, HeaderTrial } from './collection/collection-header.ts';
import { headerCollection, headerNames } from './collection.ts';

/** Meta of the pages of the header collection, one for each header. */
export const pages: readonly PageMeta[] = headerNames.map((name) => {
  const header: CollectionHeader<HeaderTrial> = headerCollection[name];
  return {
    path: `/headers/${name}`,
    group: 'header',
    title: header.title,
    headTitle: header.headTitle,
    description: header.description,
    theme: 'house',
    header: name,
    ...(header.footer ? { footer: header.footer } : {}),
  };
});
