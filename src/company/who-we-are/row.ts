import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'house',
  synonyms: ['trust', 'owners', 'legal form', 'insurance', 'disclosure', 'imprint', 'supplier'],
  path: '/page/who-we-are',
  title: 'Who we are',
  headTitle: 'Who we are: a form that we filled in about ourselves',
  description:
    'Owners and shares, debts, insurance, income, refusals, complaints, and what happens if we close: each answer with the place where it can be checked.',
  picture: 'who-folder',
  endsWithCall: true,
};
