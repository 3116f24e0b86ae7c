import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 110,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['online shop', 'store', 'e-commerce', 'web shop'],
  path: '/page/Ecommerce',
  title: 'Ecommerce',
  headTitle: 'Ecommerce: online shops that fit how you sell',
  description:
    'Online shops for firms that make or stock things: checkout, stock, shipping and accounts that agree with each other, and pages that load on a farm road.',
  picture: 'service-shop',
};
