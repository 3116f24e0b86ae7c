import type { PageMeta } from '../page-meta/page-meta.ts';
import { headerCollection } from './collection.ts';

/** Meta of the pages of the header collection, one for each header. */
export const pages: readonly PageMeta[] = [...headerCollection].map(([name, header]) => ({
  path: `/headers/${name}`,
  group: 'header',
  title: header.title,
  headTitle: header.headTitle,
  description: header.description,
  theme: 'house',
  header: name,
  ...(header.footer ? { footer: header.footer } : {}),
}));
