import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['features', 'feature list'],
  path: '/elements/custom-icon-with-text',
  title: 'Custom icon with text',
  headTitle: 'Custom icons with text: drawings, signs, photos',
  description:
    'Drawings of your own, signs of the typeface, small round pictures and clay scenes in the place of icons, each with a title and a sentence.',
};
