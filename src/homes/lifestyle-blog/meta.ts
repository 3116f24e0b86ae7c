import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-lifestyle-blog',
  group: 'home',
  order: 230,
  title: 'Lifestyle blog',
  headTitle: 'Ten to Six: a bus driver’s water-color diary',
  description:
    'A school bus driver paints what there is at ten to six: food, rooms, walks. A week in pictures, glazed with the light that the sun really gave that morning.',
  theme: 'lifestyle-blog',
  synonyms: [
    'diary',
    'journal',
    'watercolor',
    'painting',
    'breakfast',
    'recipes',
    'home',
    'slow living',
  ],
  picture: 'wash-table',
};
