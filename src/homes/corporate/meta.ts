import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-corporate',
  group: 'home',
  order: 30,
  title: 'Corporate',
  headTitle: 'Plumb: elevators that are paid by the floor',
  description:
    'Plumb owns and runs 2,905 elevators round the Great Lakes. The year in figures with what got worse first, who answers for what, filings, offices and jobs.',
  theme: 'corporate',
  picture: 'plumb-lobby',
  synonyms: ['company', 'annual report', 'investor relations', 'industry'],
};
