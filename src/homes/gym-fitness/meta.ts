import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-gym-fitness',
  group: 'home',
  order: 310,
  title: 'Gym fitness',
  headTitle: 'Third Turn: a gym for people who work turns, Lorain, Ohio',
  description:
    'A gym in the old roll shop beside the tube mill in Lorain. Thirty classes a week set by its three whistles, $44 a month, and the first class is free.',
  theme: 'gym-fitness',
  picture: 'gym-kettlebell',
  synonyms: ['timetable', 'trainer', 'kettlebell', 'workout', 'fitness studio'],
};
