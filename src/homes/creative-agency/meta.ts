import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-creative-agency',
  group: 'home',
  order: 380,
  title: 'Creative agency',
  headTitle: 'Small Hours: opening titles and window films, Grand Forks, North Dakota',
  description:
    'Four people in Grand Forks make opening titles and films for shop windows, without a camera. Nine works on a wheel, a script, prices by the second, and how quiet it got.',
  theme: 'creative-agency',
  synonyms: ['film studio', 'title sequence', 'motion design', 'shop window film', 'shader'],
  picture: 'hush-curtain',
};
