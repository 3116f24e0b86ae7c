import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-interior-design',
  group: 'home',
  order: 330,
  title: 'Interior design',
  headTitle: 'Wainscot: rooms that can stand in water, Galveston, Texas',
  description:
    'Interiors from a raised house in Galveston. One room three ways with every cost, a wall to scale, paints shown dry and wet, and what we carry up when the flags fly.',
  theme: 'interior-design',
  synonyms: ['interior designer', 'before and after', 'room makeover', 'image comparison slider'],
  picture: 'raised-hung',
};
