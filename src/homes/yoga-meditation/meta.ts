import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-yoga-meditation',
  group: 'home',
  order: 80,
  title: 'Yoga meditation',
  headTitle: 'Slack Water: yoga and sitting still in Eastport, Maine',
  description:
    'A yoga room in an old sail loft with one window to the east. Classes that begin with the sun, a breathing circle for three quiet minutes, and a first class that is free.',
  theme: 'yoga-meditation',
  picture: 'window-dawn',
};
