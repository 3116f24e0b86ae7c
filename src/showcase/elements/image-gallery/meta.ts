import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['photos', 'pictures', 'lightbox', 'photo grid'],
  path: '/elements/image-gallery',
  title: 'Image gallery',
  headTitle: 'Image galleries for React with a lightbox',
  description:
    'Pictures in even squares, in rows of one height and in columns, each opening large with arrow keys, swipe and Escape. Links to files without script.',
};
