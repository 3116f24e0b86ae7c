import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 250,
  theme: 'house',
  footer: 'one-line',
  path: '/page/error-404',
  title: 'Page not found',
  headTitle: 'This page is not here',
  description:
    'The page that you asked for is not here. From this page you can reach everything else: services, case study, contact and the search.',
  noindex: true,
};
