import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'larkfield',
  path: '/page/contact-modern',
  title: 'Contact, modern',
  headTitle: 'Contact, modern: start a project with Larkfield',
  description:
    'Start a project with Larkfield: what happens after you press send, who reads it, and the facts that help us give you a straight answer.',
  picture: 'map-larkfield',
};
