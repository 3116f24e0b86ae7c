import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-personal-portfolio',
  group: 'home',
  order: 140,
  title: 'Personal portfolio',
  headTitle: 'Tove Kinsella draws safety cards, Port Townsend',
  description:
    'Thirty-one years of safety cards without a word, for ferries, floatplanes and one chairlift: a life on a ruler, works to scale, prices, free weeks and one mistake.',
  theme: 'personal-portfolio',
  synonyms: ['résumé', 'CV', 'illustrator', 'one person', 'timeline'],
  picture: 'kinsella-figure',
};
