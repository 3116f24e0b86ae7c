import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['headline effect', 'animated text', 'gradient text'],
  path: '/elements/fancy-text',
  title: 'Fancy text',
  headTitle: 'Fancy text for React, in CSS and without script',
  description:
    'Words that take turns and stop, letters cut out of a picture, a sentence inked by scrolling, outlined links. Still where less motion is asked for.',
};
