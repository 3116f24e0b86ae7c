import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-fashion-shop',
  group: 'home',
  order: 220,
  title: 'Fashion shop',
  headTitle: 'Let It Hang: slips, skirts and bags on the bias, Willimantic',
  description:
    'Bias-cut clothes from a firehouse in Connecticut, hung in its hose tower until they stop growing and only then hemmed. A lookbook with prices and sizes.',
  theme: 'fashion-shop',
  synonyms: ['clothes', 'dress', 'shoes', 'bags', 'lookbook', 'store', 'sizes', 'apparel'],
  picture: 'hang-look-slip',
};
