import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 190,
  theme: 'house',
  footer: 'one-line',
  synonyms: ['address', 'phone', 'e-mail'],
  path: '/page/contact-modern',
  title: 'Contact, modern',
  headTitle: 'Contact, modern: how to start a project with us',
  description: `Start a project with ${siteConfig.company.name}: what happens after you press send, who reads it, and the facts that help us give you a straight answer.`,
  ...(siteConfig.map && { picture: siteConfig.map.picture }),
};
