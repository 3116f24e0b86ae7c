import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 50,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['jobs', 'hiring', 'vacancies'],
  path: '/page/career',
  title: 'Careers',
  headTitle: 'Careers: open positions and salaries',
  description: `Open positions at ${name}: what the work is like, what it pays, how we choose, and a form to apply.`,
  picture: 'career-stool',
};
