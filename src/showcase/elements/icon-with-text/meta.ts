import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['features', 'feature list'],
  path: '/elements/icon-with-text',
  title: 'Icon with text',
  headTitle: 'Icons with text for React: four arrangements',
  description:
    'An icon, a title and a sentence: beside each other, one above the other, as wide lines that are links, and pressed into clay. Source to copy.',
};
