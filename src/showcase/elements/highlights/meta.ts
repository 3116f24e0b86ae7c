import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['marker', 'mark'],
  path: '/elements/highlights',
  title: 'Highlights',
  headTitle: 'Highlights for React: marker, line, ring, ground',
  description:
    'Words pointed out by a felt pen, a line, a ring or a ground; drawn while they come into view, standing still where less motion is asked for.',
};
