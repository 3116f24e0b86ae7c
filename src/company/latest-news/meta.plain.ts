import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 70,
  theme: 'house',
  synonyms: ['newspaper', 'press', 'announcements', 'corrections'],
  path: '/page/latest-news',
  title: 'Latest news',
  headTitle: `Latest news: what is new at ${name}`,
  description:
    'Our news on one page: what has changed, what we got wrong, a calendar of what comes, and the earlier news by year.',
  picture: 'tailrace-drawer',
};
