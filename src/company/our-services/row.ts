import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'house',
  endsWithCall: true,
  synonyms: ['services', 'what we do', 'what you offer', 'which service'],
  path: '/page/our-services',
  title: 'Our services',
  headTitle: 'Our services: one shop, cut open',
  description:
    'Six things that we make, shown where they are used: when you need each of them, when you do not, from what price, and what we leave to others in the street.',
  picture: 'shop-cut',
};
