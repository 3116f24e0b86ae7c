import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 210,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['countdown', 'launch', 'under construction', 'subscribe'],
  path: '/page/coming-soon',
  title: 'Coming soon',
  headTitle: 'Coming soon: something new from us',
  description:
    'We are getting something new ready. See what it is and when it opens, and leave an e-mail address if we should write to you that day.',
  picture: 'drawer-clock',
};
