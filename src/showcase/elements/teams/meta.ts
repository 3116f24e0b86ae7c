import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['people', 'staff', 'employees'],
  path: '/elements/teams',
  title: 'Teams',
  headTitle: 'Team sections for React: rooms, wall, crowd',
  description:
    'Whole teams on one sheet: by room in three lines, as portraits on a wall, and shoulder to shoulder with one free place. Source to copy.',
};
