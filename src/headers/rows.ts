import type { PageRecord } from '../catalogue/page-record.ts';
import type { CollectionHeader } from './collection/collection-header.ts';
import { type HeaderName, headerCollection } from './collection.ts';

const entries = Object.entries(headerCollection) as [HeaderName, CollectionHeader][];

/** The page of every header of the collection. */
export const rows: readonly PageRecord[] = entries.map(([name, header]) => ({
  path: `/headers/${name}`,
  group: 'header',
  title: header.title,
  headTitle: header.headTitle,
  description: header.description,
  theme: 'larkfield',
  header: name,
  ...(header.footer ? { footer: header.footer } : {}),
}));
