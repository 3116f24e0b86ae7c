import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/showcase',
  group: 'showcase',
  order: 10,
  title: 'Showcase',
  headTitle: 'Showcase: every page of this site, in groups',
  description:
    'Every page of this site in groups, to look at and to take home: home pages by industry, the company’s own pages, contact pages and job pages.',
  theme: 'house',
};
