import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-branding-agency',
  group: 'home',
  order: 370,
  title: 'Branding agency',
  headTitle: 'Gusset: names and marks from Battle Creek, Michigan',
  description:
    'Three people in a closed carton plant name and brand makers of food and hardware. Turn the pages of a brand book, test a color against five others, see weeks and prices.',
  theme: 'branding-agency',
  synonyms: ['brand identity', 'logo design', 'naming', 'packaging design', 'brand book'],
  picture: 'thump-family',
};
