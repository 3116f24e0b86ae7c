import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-vertical-portfolio',
  group: 'home',
  order: 180,
  title: 'Vertical portfolio',
  headTitle: 'Hard Lift: single-line kites from Salvo, North Carolina',
  description:
    'Seven kites in bamboo, cotton and ripstop hang on one line, a slide each. Set your wind and see which of them fly, how hard they pull and what line holds them.',
  theme: 'vertical-portfolio',
  synonyms: ['works', 'kites', 'maker', 'slides', 'full height', 'scroll snap', 'craft'],
  picture: 'kites-up-the-line',
};
