import type { PageRecord } from '../../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'element',
  theme: 'house',
  synonyms: ['film', 'YouTube', 'Vimeo', 'player'],
  path: '/elements/video',
  title: 'Video',
  headTitle: 'Videos for React: a poster first, then the film',
  description:
    'YouTube and Vimeo behind posters of our own: a stage, a film beside its words, and a list of films on one stage. Nothing is loaded before a click.',
};
