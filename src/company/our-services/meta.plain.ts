import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 90,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['services', 'what we do', 'what you offer', 'which service'],
  path: '/page/our-services',
  title: 'Our services',
  headTitle: 'Our services: what they are and what they cost',
  description:
    'Our services: when you need each of them, when you do not, from what price, how long it takes, and what we leave to others.',
  picture: 'six-fields',
};
