import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'larkfield',
  path: '/page/search-result',
  title: 'Search',
  headTitle: 'Search the pages of this site',
  description:
    'Search every page of the Larkfield site and its showcase: services, case study, open positions and everything else that stands here.',
  noindex: true,
};
