import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['features', 'feature card'],
  path: '/elements/overline-icon-box',
  title: 'Overline icon box',
  headTitle: 'Overline icon boxes for React, with live lines',
  description:
    'Boxes under a line: it grows when pointed at, carries a word, or floods the whole box. By mouse and by key, in CSS alone, with source to copy.',
};
