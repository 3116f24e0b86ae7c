import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { searchMetaWords } from '../../words/chrome.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 240,
  theme: 'house',
  footer: 'one-line',
  path: '/page/search-result',
  ...searchMetaWords,
  description: `Search every page of ${siteConfig.company.name}: services, case study, open positions and everything else that stands here.`,
  noindex: true,
};
