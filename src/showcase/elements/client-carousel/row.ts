import type { PageRecord } from '../../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'element',
  theme: 'house',
  synonyms: ['logo slider', 'partners'],
  path: '/elements/client-carousel',
  title: 'Client carousel',
  headTitle: 'Client carousels for React: row, fade, coverflow',
  description:
    'Marks of clients that pass by: four in a row, one at a time with what runs there, and on tiles that turn away. With pause and arrow keys.',
};
