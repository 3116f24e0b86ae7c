import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['divider', 'rule', 'line'],
  path: '/elements/separators',
  title: 'Separators',
  headTitle: 'Separators for React: nine lines and a word',
  description:
    'Thin, thick, double, dotted, stitched, fading, waves and stars, and lines with a word in them. Source to copy, one command to install.',
};
