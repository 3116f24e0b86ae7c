import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-split-portfolio',
  group: 'home',
  order: 190,
  title: 'Split portfolio',
  headTitle: 'Lorna Pettibone, foley artist, Gloversville, New York',
  description:
    'What a film shows and what made its sound, side by side: snow and cornstarch, a horse and two plungers. Press and hear it; write a scene and get its cue sheet.',
  theme: 'split-portfolio',
  synonyms: ['works', 'artist', 'sound', 'audio', 'film', 'halves', 'split screen', 'scroll'],
  picture: 'film-snow',
};
