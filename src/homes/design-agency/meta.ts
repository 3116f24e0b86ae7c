import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-design-agency',
  group: 'home',
  order: 270,
  title: 'Design agency',
  headTitle: 'House Rules: posters by rule, New Glarus, Wisconsin',
  description:
    'Four people in Wisconsin write rules for posters instead of drawing them. A wall that follows seven of them, a press for your own word, and prices by the rule.',
  theme: 'design-agency',
  synonyms: ['graphic design', 'poster', 'generative', 'Swiss style'],
  picture: 'placards-hoarding',
};
