import type { PageRecord } from './page-record.ts';

export const homePages = [
  {
    path: '/home-business',
    group: 'home',
    title: 'Business',
    headTitle: 'Larkfield: websites, shops and apps that keep working',
    description:
      'A small software and web-development firm in Vermont. Since 2006 we have been building websites, online shops and apps, and looking after them for years.',
    theme: 'larkfield',
    picture: 'workshop-field',
  },
  {
    path: '/home-startup',
    group: 'home',
    title: 'Startup',
    headTitle: 'Startup home page, a showcase of Larkfield',
    description:
      'A home page for a young software company: three features, figures, a service carousel, monthly and yearly prices, fresh posts and a subscribe form.',
    theme: 'startup',
    picture: 'clay-startup',
  },
] as const satisfies readonly PageRecord[];
