import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['location', 'directions', 'OpenStreetMap'],
  path: '/elements/google-map',
  title: 'Google map',
  headTitle: 'Maps for React that ask nobody before a click',
  description:
    'A drawn map first, the live one after a click: Google’s or the open one, and a card with a link to the place. Kind to privacy, usable without script.',
};
