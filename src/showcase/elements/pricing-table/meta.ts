import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['plans', 'packages', 'price list'],
  path: '/elements/pricing-table',
  title: 'Pricing table',
  headTitle: 'Pricing tables for React: columns, bill, compared',
  description:
    'Prices side by side with one that stands out, line by line with a MONTHLY and YEARLY switch, and compared in a table that is read out correctly.',
};
