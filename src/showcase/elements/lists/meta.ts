import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['bullets', 'checklist'],
  path: '/elements/lists',
  title: 'Lists',
  headTitle: 'Lists for React: checks, numbers, leaders, links',
  description:
    'What is in and what is not, large numbers, dotted leaders as on a menu, lists in lists. Read out as lists, with source to copy and a command.',
};
