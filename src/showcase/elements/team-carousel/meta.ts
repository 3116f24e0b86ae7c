import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['people', 'staff', 'slider'],
  path: '/elements/team-carousel',
  title: 'Team carousel',
  headTitle: 'Team carousels for React: row, coverflow, fade',
  description:
    'People who pass by: a row of one, two or four, a coverflow and a fade. A pause button first, arrow keys, and rotation that stops on focus.',
};
