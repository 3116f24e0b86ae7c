import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  group: 'content',
  theme: 'larkfield',
  path: '/page/contact-us',
  title: 'Contact us',
  headTitle: 'Contact us: write, call or come by the workshop',
  description:
    'Tell us what you are building. A person reads every message and answers within one working day. Phone, e-mail, address and a map of the way to us.',
  picture: 'letterbox',
};
