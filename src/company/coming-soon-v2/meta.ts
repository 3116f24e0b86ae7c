import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 230,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['countdown', 'launch', 'under construction', 'subscribe', 'book'],
  path: '/page/coming-soon-V2',
  title: 'Coming soon V2',
  headTitle: 'Coming soon: twenty mistakes, in print',
  description:
    'A book of twenty of our own mistakes comes off the press, sheet by sheet, and is out on April 13, 2027. Leave an e-mail and we will write that day.',
  picture: 'bound-shelf',
};
