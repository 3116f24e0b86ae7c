import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['people', 'staff', 'employees'],
  path: '/elements/team',
  title: 'Team',
  headTitle: 'Team members for React: three introductions',
  description:
    'A face, a name and what they do: in a row, with words that rise over a tall portrait, and beside a sentence. By mouse, by key, on a phone.',
};
