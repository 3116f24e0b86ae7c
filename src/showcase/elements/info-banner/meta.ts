import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['announcement bar', 'notice', 'alert bar'],
  path: '/elements/info-banner',
  title: 'Info banner',
  headTitle: 'Info banners for React that close without script',
  description:
    'One line of news that can be sent away, a banner over the edge of its picture, figures people call about. Source to copy, one command.',
};
