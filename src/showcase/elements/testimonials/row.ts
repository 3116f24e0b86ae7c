import type { PageRecord } from '../../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'element',
  theme: 'house',
  synonyms: ['reviews', 'quotes', 'references'],
  path: '/elements/testimonials',
  title: 'Testimonials',
  headTitle: 'Testimonials for React: voice, cards, notes',
  description:
    'What clients said, with their names: one voice alone on its ground, three cards at different heights, and small notes between rules. No stars.',
};
