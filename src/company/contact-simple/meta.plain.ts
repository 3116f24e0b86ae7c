import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 180,
  theme: 'house',
  footer: 'one-line',
  synonyms: ['address', 'phone', 'e-mail'],
  path: '/page/contact-simple',
  title: 'Contact, simple',
  headTitle: 'Contact, simple: four fields and a send button',
  description: `The shortest way to reach ${siteConfig.company.name}: your name, your e-mail, your phone and what it is about. We answer within ${responseTimes.message}.`,
  picture: 'letters-desk',
};
