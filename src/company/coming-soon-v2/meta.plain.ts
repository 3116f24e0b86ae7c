import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 230,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['countdown', 'launch', 'under construction', 'subscribe', 'book'],
  path: '/page/coming-soon-V2',
  title: 'Coming soon V2',
  headTitle: 'Coming soon: a small guide, in print',
  description:
    'A small guide of ours is being printed, sheet by sheet. See its contents and the day when it is out, and leave an e-mail if we should write to you then.',
  picture: 'bound-shelf',
};
