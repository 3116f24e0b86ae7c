import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-photography',
  group: 'home',
  order: 150,
  title: 'Photography',
  headTitle: 'Whole Roll: two photographers in Muskegon, Michigan',
  description:
    'Ines Hoekstra and Theo Brandt, photographers. Towns, weather, trades. One contact sheet, twenty frames, silver gelatin prints in four sizes, day rates, licenses.',
  theme: 'photography',
  picture: 'photo-main-street',
};
