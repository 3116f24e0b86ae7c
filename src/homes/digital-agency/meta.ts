import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-digital-agency',
  group: 'home',
  order: 280,
  title: 'Digital agency',
  headTitle: 'Barn & Button: very large and very small screens, Butte, Montana',
  description:
    'Five people make what stands on screens taller than Dot or shorter than her thumb. Six clients with pictures, prices by the foot and by the word, and what broke.',
  theme: 'digital-agency',
  synonyms: ['screens', 'signage', 'scoreboard', 'wearables', 'interface design'],
  picture: 'barn-drive-in',
};
