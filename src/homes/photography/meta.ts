import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-photography',
  group: 'home',
  order: 150,
  title: 'Photography',
  headTitle: 'Whole Roll: two photographers in Muskegon, Michigan',
  description:
    'Ines Hoekstra and Theo Brandt photograph towns, weather and trades. Contact sheets with every frame, day rates, licenses, and prints in five sizes.',
  theme: 'photography',
  picture: 'photo-main-street',
};
