import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['film', 'YouTube', 'Vimeo', 'player'],
  path: '/elements/video',
  title: 'Video',
  headTitle: 'Videos for React: a poster first, then the film',
  description:
    'YouTube and Vimeo behind posters of our own: a stage, a film beside its words, and a list of films on one stage. Nothing is loaded before a click.',
};
