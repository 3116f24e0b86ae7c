import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-application',
  group: 'home',
  order: 50,
  title: 'Application',
  headTitle: 'Good Drying: an app that knows when the wash is dry',
  description:
    'One app, made over a net shed in Astoria, Oregon: it says once, in the morning, when everything on your clothesline is dry. No notifications, 0.4 percent of a battery.',
  theme: 'application',
  synonyms: ['app', 'mobile app', 'app landing page', 'laundry', 'clothesline'],
  picture: 'drying-town',
};
