import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-magazine',
  group: 'home',
  order: 130,
  title: 'Magazine',
  headTitle: 'Afterward: a magazine that goes back, Lancaster, N.H.',
  description:
    'Six times a year Afterward returns to a front page of ten years ago and reports what became of its five stories. The page turns, story by story, from 2016 to now.',
  theme: 'magazine',
  synonyms: [
    'newspaper',
    'news',
    'journalism',
    'front page',
    'press',
    'linocut',
    'print',
    'editorial',
  ],
  picture: 'afterward-bridge-now',
};
