import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'house',
  endsWithCall: true,
  synonyms: ['pricing', 'plans', 'cost', 'hosting', 'how much'],
  path: '/page/pricing-packages',
  title: 'Pricing packages',
  headTitle: 'Pricing: hosting, upkeep and names, laid out',
  description:
    'Hosting, upkeep and domain names with everything that each price buys, what is never billed, when it is due, and what comes back if you leave early.',
  picture: 'laid-acre-tipped',
};
