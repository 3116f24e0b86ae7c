import { siteConfig } from '../../../site.config.ts';
import type { PageRecord } from '../../catalogue/page-record.ts';

const { name } = siteConfig.company;

export const row: PageRecord = {
  group: 'content',
  theme: 'house',
  endsWithCall: true,
  synonyms: ['jobs', 'hiring', 'vacancies'],
  path: '/page/career',
  title: 'Careers',
  headTitle: 'Careers: three open places at the bench',
  description: `Open positions at ${name}: front-end developer, React developer, business development executive, with salaries stated and a form to apply.`,
  picture: 'career-stool',
};
