import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-seo-agency',
  group: 'home',
  order: 100,
  title: 'SEO agency',
  headTitle: 'Over Here: help to be found, in Yuma, Arizona',
  description:
    'Three people who make the shops of a desert town easy to find. Measure your own search result in pixels, read a real monthly report, and see what we will not sell you.',
  theme: 'seo-agency',
  synonyms: ['search engine optimization', 'search marketing', 'snippet', 'local search'],
  picture: 'yuma-found',
};
