import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['headline', 'section title'],
  path: '/elements/heading',
  title: 'Heading',
  headTitle: 'Headings for React: five fluid sizes, four looks',
  description:
    'Headings from poster to caption whose level and size are two choices, with rules, bars, numbers or a picture in the line. Source to copy.',
};
