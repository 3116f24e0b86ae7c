import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 110,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Ecommerce', 'E-Commerce', 'Webshop', 'Internetshop'],
  path: '/page/Ecommerce',
  title: 'Onlineshops',
  headTitle: 'Onlineshops, die so verkaufen wie Sie',
  description:
    'Onlineshops für Firmen, die etwas herstellen oder auf Lager haben: der Weg eines Pakets, welches System für wen passt, Ablauf, Kosten und Dauer.',
  picture: 'service-shop',
};
