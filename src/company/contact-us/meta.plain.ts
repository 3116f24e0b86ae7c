import { responseTimes } from '../../content/response-times.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 170,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['address', 'phone', 'e-mail', 'directions'],
  path: '/page/contact-us',
  title: 'Contact us',
  headTitle: 'Contact us: write, call or come by',
  description: `Tell us what you are building. A person reads every message and answers within ${responseTimes.message}. Phone, e-mail and address.`,
  picture: 'letterbox',
};
