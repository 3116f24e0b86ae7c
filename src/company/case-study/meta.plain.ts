import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 60,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['reference', 'client story', 'example'],
  path: '/page/CaseStudy',
  title: 'Case study',
  headTitle: 'Case study: one project, start to finish',
  description:
    'One of our projects from start to finish: what we found, what we decided and built, what went wrong, what it cost, and what changed.',
  picture: 'ferry-landing',
};
