import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 100,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['website', 'web app', 'programming'],
  path: '/page/web-dev',
  title: 'Web Application & Development',
  headTitle: 'Web application development and websites',
  description:
    'Websites and web applications: which of the two you need, what a page weighs, what it costs, how long it takes, and what we do not do.',
  picture: 'service-web',
};
