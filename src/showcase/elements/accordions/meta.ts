import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['FAQ', 'questions and answers', 'collapse', 'disclosure', 'details', 'expander'],
  path: '/elements/accordions',
  title: 'Accordions',
  headTitle: 'Accordions for React: four looks, no script at all',
  description:
    'Headings that open what stands under them, made of native details elements: four looks, one at a time or many, with source to copy and a command to install.',
};
