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
  description: `Durchsuchen Sie alle Seiten von ${siteConfig.company.name}: Leistungen, Fallstudie, offene Stellen und alles andere, was hier steht.`,
  noindex: true,
};
