import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-marketing-agency',
  group: 'home',
  order: 120,
  title: 'Marketing agency',
  headTitle: 'Paper Beats Rock: fuller Tuesdays in Galesburg, Illinois',
  description:
    'Three people fill shops and theaters in one town, mostly by cutting what they say. Campaigns before and after in numbers, prices by the hour, and what did not move.',
  theme: 'marketing-agency',
  picture: 'papercut-street',
};
