import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-corporate',
  group: 'home',
  order: 30,
  title: 'Corporate',
  headTitle: 'Plumb: elevators that are paid by the floor',
  description:
    'Plumb owns and runs 2,905 elevators around the Great Lakes. The year 2025 in eight figures, worst first. The board, the filings, five offices, five openings.',
  theme: 'corporate',
  picture: 'plumb-lobby',
  synonyms: ['company', 'annual report', 'investor relations', 'industry'],
};
