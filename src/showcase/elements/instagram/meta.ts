import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['social feed', 'photo stream'],
  path: '/elements/instagram',
  title: 'Instagram',
  headTitle: 'Instagram grids for React, six posts at most',
  description:
    'The latest pictures of a social network in a row, three by two with their words, and as pinned prints: six at most, by mouse and by key.',
};
