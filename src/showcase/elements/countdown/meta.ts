import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['timer', 'clock', 'launch'],
  path: '/elements/countdown',
  title: 'Countdown',
  headTitle: 'Countdowns for React, with an end to look at',
  description:
    'Days, hours, minutes and seconds to a moment: large figures, tiles, a bar, and what stands there when it has come. Source to copy, one command.',
};
