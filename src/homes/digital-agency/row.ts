import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  path: '/home-digital-agency',
  group: 'home',
  title: 'Digital agency',
  headTitle: 'Barn & Button: very large and very small screens, Butte, Montana',
  description:
    'Five people make what stands on screens taller than Dot or shorter than her thumb. Six clients with pictures, prices by the foot and by the word, and what broke.',
  theme: 'digital-agency',
  synonyms: ['screens', 'signage', 'scoreboard', 'wearables', 'interface design'],
  picture: 'barn-drive-in',
  endsWithCall: true,
};
