import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['timeline', 'stepper', 'how it works'],
  path: '/elements/process-step',
  title: 'Process step',
  headTitle: 'Process steps for React: line, rail, stairs, arrows',
  description:
    'Steps beside each other on a line, a rail with done, now and to come, stairs of large numbers, arrows. Source to copy, one command to install.',
};
