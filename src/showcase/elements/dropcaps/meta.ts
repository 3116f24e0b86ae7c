import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['drop cap', 'initial letter'],
  path: '/elements/dropcaps',
  title: 'Dropcaps',
  headTitle: 'Dropcaps for React that screen readers can read',
  description:
    'Large first letters: sunk three lines deep, raised, on a ground, hung outside. The letter stays in its word, so it is read out as one.',
};
