import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['hero', 'promo', 'hover card'],
  path: '/elements/interactive-banners',
  title: 'Interactive banners',
  headTitle: 'Interactive banners for React: four, in CSS alone',
  description:
    'Panels that grow, a list that changes its picture, frames that draw themselves, a picture that lifts. By mouse, by finger and by key.',
};
