import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 70,
  theme: 'house',
  synonyms: ['newspaper', 'The Tailrace', 'press', 'announcements', 'corrections', 'calendar'],
  path: '/page/latest-news',
  title: 'Latest news',
  headTitle: `The Tailrace: the latest news from ${name}`,
  description:
    'The news of the mill on one sheet: launches, an outage, open places, corrections of what we got wrong, a calendar, and the back issues by year.',
  picture: 'tailrace-drawer',
};
