import type { PageRecord } from '../../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'element',
  theme: 'house',
  synonyms: ['headline', 'section title'],
  path: '/elements/heading',
  title: 'Heading',
  headTitle: 'Headings for React: five fluid sizes, four looks',
  description:
    'Headings from poster to caption whose level and size are two choices, with rules, bars, numbers or a picture in the line. Source to copy.',
};
