import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['grid', 'layout'],
  path: '/elements/columns',
  title: 'Columns',
  headTitle: 'Columns for React: even, uneven, flowing, narrow',
  description:
    'Four equal columns, seven to five, one text through three columns, six narrow ones: by one small component, and one column on a phone.',
};
