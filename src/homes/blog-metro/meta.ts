import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-blog-metro',
  group: 'home',
  order: 250,
  title: 'Blog metro',
  headTitle: 'While It Sets: what is read aloud over cement tiles',
  description:
    'A tile maker in Tampa prints what is read aloud at her press while the cement sets. Posts and patterns from edge to edge, and a floor to lay and to turn.',
  theme: 'blog-metro',
  synonyms: ['posts', 'tiles', 'mosaic', 'craft', 'pattern', 'cement', 'maker'],
  picture: 'poured-reader',
};
