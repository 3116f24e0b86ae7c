import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-startup',
  group: 'home',
  order: 20,
  title: 'Startup',
  headTitle: 'Startup home page: features, prices and posts',
  description:
    'A home page for a young software company: three features, figures, a service carousel, monthly and yearly prices, fresh posts and a subscribe form.',
  theme: 'startup',
  hasClosingCallToAction: true,
  picture: 'napkin-unfolded',
};
