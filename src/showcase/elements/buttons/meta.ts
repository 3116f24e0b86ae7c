import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['CTA', 'link'],
  path: '/elements/buttons',
  title: 'Buttons',
  headTitle: 'Buttons and links for React, with every state',
  description:
    'Buttons in four tones and three sizes, links that look like them, groups, and a loading state that keeps the focus. Source to copy, one command to install.',
};
