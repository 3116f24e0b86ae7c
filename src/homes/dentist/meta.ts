import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-dentist',
  group: 'home',
  order: 320,
  title: 'Dentist',
  headTitle: 'Left Hand Up: dentists in Decorah, Iowa',
  description:
    'Dentists in Decorah who stop when you lift a hand. What each treatment costs and how many seconds of it you feel, and the next free half-hours to choose from.',
  theme: 'dentist',
  synonyms: ['dental practice', 'dental clinic', 'doctor appointment', 'appointment booking'],
  picture: 'surgery-hand',
};
