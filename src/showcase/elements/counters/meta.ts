import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['numbers', 'statistics', 'figures', 'number field'],
  path: '/elements/counters',
  title: 'Counters',
  headTitle: 'Counters and quantity fields for React',
  description:
    'Numbers that count up once when seen, with leading zeros and without motion where that is wanted, and a quantity field with plus and minus.',
};
