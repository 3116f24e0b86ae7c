import type { PageRecord } from '../../catalogue/page-record.ts';

export const row: PageRecord = {
  path: '/home-consulting',
  group: 'home',
  title: 'Consulting',
  headTitle: 'Terrapin Neck: what your company could stop doing',
  description:
    'Two people in Vicksburg, Mississippi, who tell companies what to stop. Answer the three questions that they ask first, read the fees, and a case that went wrong.',
  theme: 'consulting',
  synonyms: ['consultancy', 'advisers', 'fewer meetings', 'questionnaire', 'letter'],
  picture: 'graphite-point',
  endsWithCall: true,
};
