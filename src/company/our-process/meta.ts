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
    'Twelve weeks with a chimney sweep, day by day: what we made, what went wrong in week ten, what it cost, and the 39 hours that it took of the client.',
  picture: 'job-wall',
};
