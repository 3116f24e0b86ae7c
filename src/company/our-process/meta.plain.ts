import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 80,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['how we work', 'method', 'timeline', 'weeks', 'what happens when'],
  path: '/page/our-process',
  title: 'Our process',
  headTitle: 'Our process: one small job, week by week',
  description:
    'A small job as an example, day by day: what we do, what the client decides, and how many hours it takes of their time.',
  picture: 'job-wall',
};
