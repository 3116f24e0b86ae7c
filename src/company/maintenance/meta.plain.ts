import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 220,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['downtime', 'under construction', '503', 'closed'],
  path: '/page/maintenance',
  title: 'Maintenance',
  headTitle: 'Maintenance: this site is being worked on',
  description:
    'The page that stands in for all others while a site is worked on: what is being changed, what is done already, and what goes on working meanwhile.',
  picture: 'mountains-night',
};
