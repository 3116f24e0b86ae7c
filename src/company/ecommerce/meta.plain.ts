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
    'Online shops for firms that make or stock things: the way of a parcel, which system suits whom, how a project goes, what it costs and how long it takes.',
  picture: 'service-shop',
};
