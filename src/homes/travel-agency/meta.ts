import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-travel-agency',
  group: 'home',
  order: 110,
  title: 'Travel agency',
  headTitle: 'Flag Stop: overland journeys by train and boat from Bellingham',
  description:
    'Fifteen days round British Columbia by seven trains, two boats and no airplane: every stop on a map, every berth that is left, and what the price is made of.',
  theme: 'travel-agency',
  picture: 'flag-stop',
};
