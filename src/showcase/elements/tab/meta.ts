import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['tab bar', 'tab list', 'switcher'],
  path: '/elements/tab',
  title: 'Tab',
  headTitle: 'Tabs for React that work before their script',
  description:
    'Tabs with arrow keys and one tab stop: a MONTHLY and YEARLY switch, a row over a rule, a list at the side. Every panel has an address of its own.',
};
