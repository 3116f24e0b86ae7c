import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-classic-blog',
  group: 'home',
  order: 240,
  title: 'Classic blog',
  headTitle: 'Second Reader: a blog with the blue pencil left on',
  description:
    'A copy editor in Indiana prints each piece with her margin: what was cut, what was put in, and what the writer said to it. The newest post in full, with notes.',
  theme: 'classic-blog',
  synonyms: ['posts', 'essay', 'editor', 'editing', 'proofreading', 'margin notes', 'writing'],
  picture: 'bitten-galleys',
};
