import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['logo wall', 'logos', 'partners', 'customers'],
  path: '/elements/clients',
  title: 'Clients',
  headTitle: 'Client logos for React: ruled, by years, drifting',
  description:
    'Marks of clients in one color: twelve between rules, by years as a chart of friendships, and drifting by with a switch that stops them. No script.',
};
