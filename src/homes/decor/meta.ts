import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-decor',
  group: 'home',
  order: 340,
  title: 'Decor',
  headTitle: 'Wicket: house goods from a cold kiln in East Liverpool, Ohio',
  description:
    'Fifteen things for a house, made within thirty miles and lived with for a year before they got a price. Point at them in the room; what broke is listed too.',
  theme: 'decor',
  picture: 'kiln-wall',
};
