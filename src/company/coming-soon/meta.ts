import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 210,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['countdown', 'launch', 'under construction', 'subscribe', 'phones'],
  path: '/page/coming-soon',
  title: 'Coming soon',
  headTitle: 'Coming soon: our five old phones, open to all',
  description:
    'From February 2, 2027, five second-hand phones in our drawer load any address that you send, and you get the film. Leave an e-mail and we will write.',
  picture: 'drawer-clock',
};
