import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-finance',
  group: 'home',
  order: 40,
  title: 'Finance',
  headTitle: 'Forty Winters: index savings in Duluth, since 1986',
  description:
    'A savings house in Duluth, Minnesota: two index funds, one fee of 0.3 percent, and a calculator of what forty years of monthly payments come to, and what a fee deducts.',
  theme: 'finance',
  picture: 'brass-rising',
};
