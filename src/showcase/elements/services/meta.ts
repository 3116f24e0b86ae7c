import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['features', 'offers'],
  path: '/elements/services',
  title: 'Services',
  headTitle: 'Service sections for React: rows, stalls, a bento',
  description:
    'Services as three wide rows with prices, as scenes on colored grounds, and as a bento in clay. Source to copy and one command to install.',
};
