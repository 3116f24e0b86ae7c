import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-web-agency',
  group: 'home',
  order: 260,
  title: 'Web agency',
  headTitle: 'Weigh House: light websites from Ithaca, New York',
  description:
    'Three people in Ithaca make websites and publish what they weigh. See this page measured on your own visit, what was thrown out of others, prices, and a mistake.',
  theme: 'web-agency',
  synonyms: ['website design', 'web performance', 'core web vitals', 'page weight', 'page speed'],
  picture: 'weighed-swim',
};
