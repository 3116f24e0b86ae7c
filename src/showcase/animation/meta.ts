import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/animation',
  group: 'animation',
  theme: 'house',
  title: 'Animation',
  headTitle: 'Animation: every entrance of the site, with times',
  description:
    'Every entrance with name, duration, delay and what starts it, a button to play each again, and what visitors see who asked for less motion.',
};
