import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-finance',
  group: 'home',
  order: 40,
  title: 'Finance',
  headTitle: 'Forty Winters: index savings for people who can wait',
  description:
    'A savings house in Duluth: two index funds, a fee of 0.3 percent, and a calculator that shows what forty years of monthly payments come to, and what a fee takes.',
  theme: 'finance',
  picture: 'brass-rising',
};
