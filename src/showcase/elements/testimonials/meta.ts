import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['reviews', 'quotes', 'references'],
  path: '/elements/testimonials',
  title: 'Testimonials',
  headTitle: 'Testimonials for React: voice, cards, notes',
  description:
    'What clients said, with their names: one voice alone on its ground, three cards at different heights, and small notes between rules. No stars.',
};
