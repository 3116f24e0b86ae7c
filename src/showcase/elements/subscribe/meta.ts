import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['newsletter', 'mailing list', 'sign-up'],
  path: '/elements/subscribe',
  title: 'Subscribe',
  headTitle: 'Subscribe forms for React that really subscribe',
  description:
    'Three subscribe forms: promise and field, with a picture, and a rounded slab. Checked at the field, sent once, confirmed in words, usable without script.',
};
