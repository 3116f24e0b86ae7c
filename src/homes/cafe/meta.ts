import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-cafe',
  group: 'home',
  order: 350,
  title: 'Cafe',
  headTitle: 'Bridge Was Up: a bakery counter in Sturgeon Bay, Wisconsin',
  description:
    'Coffee and cherry pie at the foot of the drawbridge: what is on the bar this hour, whether we are open, how long the bridge leaves you, and orders by morning.',
  theme: 'cafe',
  synonyms: ['coffee shop', 'bakery', 'pastry', 'diner', 'opening hours'],
  picture: 'harborcup-mug',
};
