import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 90,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['services', 'what we do', 'what you offer', 'which service'],
  path: '/page/our-services',
  title: 'Our services',
  headTitle: 'Our services: six furrows, and how long they are',
  description:
    'Six services as six furrows, each as long as it takes: when you need it, when you do not, from what price, and what we leave to others.',
  picture: 'six-fields',
};
