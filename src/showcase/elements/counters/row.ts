import type { PageRecord } from '../../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'element',
  theme: 'larkfield',
  path: '/elements/counters',
  title: 'Counters',
  headTitle: 'Counters and quantity fields for React',
  description:
    'Numbers that count up once when seen, with leading zeros and without motion where that is wanted, and a quantity field with plus and minus.',
};
