import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['meter', 'loading bar', 'skills'],
  path: '/elements/progress-bar',
  title: 'Progress bar',
  headTitle: 'Progress bars for React: shares, stages, uploads',
  description:
    'Progress bars that are read out: shares that fill once, named stages, an upload that can be stopped and fails politely, and a funnel in thick bars.',
};
