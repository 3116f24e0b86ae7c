import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'larkfield',
  path: '/page/career',
  title: 'Careers',
  headTitle: 'Careers: three open places at the bench',
  description:
    'Open positions at Larkfield in Vermont: front-end developer, React developer and business development executive, with salaries stated and a form to apply.',
  picture: 'career-stool',
};
