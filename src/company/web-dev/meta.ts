import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 100,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['website', 'web app', 'programming'],
  path: '/page/web-dev',
  title: 'Web Application & Development',
  headTitle: 'Web application development, by people you can call',
  description:
    'Websites and web applications that load at once, work for everyone and can be changed in five years: what we build, what a page weighs and what it costs.',
  picture: 'service-web',
};
