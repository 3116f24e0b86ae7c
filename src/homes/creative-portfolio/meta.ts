import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-creative-portfolio',
  group: 'home',
  order: 170,
  title: 'Creative portfolio',
  headTitle: 'Face Value: engraved stamps from Silver City, New Mexico',
  description:
    'Nine engraved stamps whose face value is not money but an apology, a ride or a Sunday. Take one up, look at it through a loupe, or have your own word cut.',
  theme: 'creative-portfolio',
  synonyms: ['works', 'stamps', 'engraver', 'print', 'mail art', 'loupe', 'magnifier', 'scattered'],
  picture: 'burin-steel',
};
