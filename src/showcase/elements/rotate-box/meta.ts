import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['flip card'],
  path: '/elements/rotate-box',
  title: 'Rotate box',
  headTitle: 'Rotate boxes for React: turn, tumble, open a door',
  description:
    'Boxes with a back that turn by mouse, by a switch and by focus, and swap without motion. Both sides are read out. Source to copy.',
};
