import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/showcase/looks',
  group: 'showcase',
  order: 30,
  title: 'Looks',
  headTitle: 'Every look of this site on the same sample',
  description:
    'Headings, text, buttons, a form, a card and all grounds in each look of this project, to compare and to choose from. Not for search engines.',
  theme: 'house',
  noindex: true,
};
