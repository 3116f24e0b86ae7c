import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 120,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['app', 'iOS', 'Android', 'iPhone', 'mobile'],
  path: '/page/MobileAppDev',
  title: 'Mobile app development',
  headTitle: 'Mobile app development, when an app is the answer',
  description:
    'Apps for phones and tablets: how to tell whether you need one, how we build it, what it costs, and what it costs after the launch.',
  picture: 'service-app',
};
