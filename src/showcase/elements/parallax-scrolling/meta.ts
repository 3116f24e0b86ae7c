import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['scroll effect', 'depth'],
  path: '/elements/parallax-scrolling',
  title: 'Parallax scrolling',
  headTitle: 'Parallax scrolling for React by CSS timelines',
  description:
    'A slow window, drawn layers, a wall of posters: parallax by CSS scroll timelines, without script, still on phones and for reduced motion.',
};
