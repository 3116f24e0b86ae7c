import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  path: '/home-business',
  group: 'home',
  title: 'Business',
  headTitle: 'Larkfield: websites, shops and apps that keep working',
  description:
    'A small software and web-development firm in Vermont. Since 2006 we have been building websites, online shops and apps, and looking after them for years.',
  theme: 'larkfield',
  picture: 'workshop-field',
};
