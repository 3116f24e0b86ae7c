import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['quote', 'pull quote', 'citation'],
  path: '/elements/blockquote',
  title: 'Blockquote',
  headTitle: 'Blockquotes for React: four ways to quote someone',
  description:
    'Quotations as a section, inside a text, with a face beside them and as speech bubbles, in figure and blockquote. Source and a command.',
};
