import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 40,
  theme: 'house',
  synonyms: ['trust', 'legal form', 'disclosure', 'imprint', 'supplier'],
  path: '/page/who-we-are',
  title: 'Who we are',
  headTitle: 'Who we are: a form that we filled in about ourselves',
  description:
    'Owners, income, prices, insurance, and what happens if we close: each answer with the place where it can be checked.',
  picture: 'who-folder',
  hasClosingCallToAction: true,
};
