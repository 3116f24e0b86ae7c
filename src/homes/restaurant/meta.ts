import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-restaurant',
  group: 'home',
  order: 60,
  title: 'Restaurant',
  headTitle: 'Corm: a saffron supper house in Marietta, Pennsylvania',
  description:
    'Thirty chairs, one fire and eleven rows of saffron on Front Street in Marietta. The fall menu with allergens and prices, the hours of the kitchen, and a table for you.',
  theme: 'restaurant',
  picture: 'restaurant-table',
};
