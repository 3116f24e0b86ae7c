import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 200,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['FAQ', 'help', 'answers'],
  path: '/page/faq-s',
  title: 'Questions',
  headTitle: 'Questions that clients ask before they hire us',
  description: `What it costs, how long it takes, who owns it and what happens afterwards: ${siteConfig.company.name} answers what clients ask before they hire us.`,
  picture: 'faq-telephone',
};
