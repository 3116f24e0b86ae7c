import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-spa-salon',
  group: 'home',
  order: 360,
  title: 'Spa salon',
  headTitle: 'Elbow: a bath house in Thermopolis, Wyoming',
  description:
    'Seven basins of hot spring water that cools by itself, eight treatments with minutes and prices, and a line of hours that adds them up to an afternoon.',
  theme: 'spa-salon',
  picture: 'springs-terraces',
  synonyms: ['Wellness', 'Hot springs', 'Massage', 'Beauty salon', 'Bath house'],
};
