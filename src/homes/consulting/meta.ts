import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-consulting',
  group: 'home',
  order: 300,
  title: 'Consulting',
  headTitle: 'Terrapin Neck: studies of recurring work',
  description:
    'A practice in Vicksburg, Mississippi, that studies what recurs in companies and no longer has a reader. Three questions, a letter of opinion, a case, and fees by effect.',
  theme: 'consulting',
  synonyms: ['consultancy', 'advisers', 'fewer meetings', 'questionnaire', 'letter'],
  picture: 'graphite-point',
};
