import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'larkfield',
  path: '/page/about-us',
  title: 'About us',
  headTitle: 'About us: fourteen people and a workshop in Vermont',
  description:
    'Who Larkfield is: a small firm that has been building software since 2006, how we work, what we believe in, and the people who will do your work.',
  picture: 'workshop-evening',
};
