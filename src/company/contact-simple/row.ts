import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'larkfield',
  path: '/page/contact-simple',
  title: 'Contact, simple',
  headTitle: 'Contact, simple: four fields and a send button',
  description:
    'The shortest way to reach Larkfield: your name, your e-mail, your phone and what it is about. We answer within one working day.',
  picture: 'letters-desk',
};
