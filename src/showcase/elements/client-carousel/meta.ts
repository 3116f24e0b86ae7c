import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['logo slider', 'partners'],
  path: '/elements/client-carousel',
  title: 'Client carousel',
  headTitle: 'Client carousels for React: row, fade, coverflow',
  description:
    'Marks of clients that pass by: four in a row, one at a time with what runs there, and on tiles that turn away. With pause and arrow keys.',
};
