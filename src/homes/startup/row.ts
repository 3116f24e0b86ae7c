import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  path: '/home-startup',
  group: 'home',
  title: 'Startup',
  headTitle: 'Startup home page: features, prices and posts',
  description:
    'A home page for a young software company: three features, figures, a service carousel, monthly and yearly prices, fresh posts and a subscribe form.',
  theme: 'startup',
  endsWithCall: true,
  picture: 'clay-startup',
};
