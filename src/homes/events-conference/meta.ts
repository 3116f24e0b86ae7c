import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-events-conference',
  group: 'home',
  order: 290,
  title: 'Events conference',
  headTitle: 'The Short Night: a conference for night workers, Toledo',
  description:
    'Two nights in a Toledo movie house for people who work at night, on the weekend when the clocks go forward. Choose talks, see what overlaps, take the calendar home.',
  theme: 'events-conference',
  synonyms: ['conference', 'schedule', 'program', 'tickets', 'speakers', 'countdown', 'ics'],
  picture: 'short-stage',
};
