import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-consulting',
  group: 'home',
  order: 300,
  title: 'Consulting',
  headTitle: 'Terrapin Neck: what your company could stop doing',
  description:
    'Two people in Vicksburg, Mississippi, who tell companies what to stop. Answer the three questions that they ask first, read the fees, and a case that went wrong.',
  theme: 'consulting',
  synonyms: ['consultancy', 'advisers', 'fewer meetings', 'questionnaire', 'letter'],
  picture: 'graphite-point',
  hasClosingCallToAction: true,
};
