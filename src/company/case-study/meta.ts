import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 60,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['reference', 'client story', 'example'],
  path: '/page/CaseStudy',
  title: 'Case study',
  headTitle: 'Case study: a ferry company that sells tickets by phone',
  description:
    'How we rebuilt the booking of Harrow Point Ferries on Lake Champlain: what we found aboard, what we built, what it cost, and what changed, in figures.',
  picture: 'ferry-landing',
};
