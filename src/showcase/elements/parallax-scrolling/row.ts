import type { PageRecord } from '../../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'element',
  theme: 'house',
  synonyms: ['scroll effect', 'depth'],
  path: '/elements/parallax-scrolling',
  title: 'Parallax scrolling',
  headTitle: 'Parallax scrolling for React by CSS timelines',
  description:
    'A slow window, drawn layers, a wall of posters: parallax by CSS scroll timelines, without script, still on phones and for reduced motion.',
};
