import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 160,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['pricing', 'plans', 'cost', 'hosting', 'how much'],
  path: '/page/pricing-packages',
  title: 'Pricing packages',
  headTitle: 'Pricing: hosting, upkeep and domain names',
  description:
    'What hosting, upkeep and domain names cost, what is in each package, when it is due, and what comes back if you leave early.',
  picture: 'clay-startup',
};
