import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-interactive-portfolio',
  group: 'home',
  order: 160,
  title: 'Interactive portfolio',
  headTitle: 'Nola Prewitt: blankets woven from nights, Cordova, Alaska',
  description:
    'A weaver in Alaska draws up blankets from the records of single nights: a tide, a power cut, snow, a count of breaths. Eight works, each of which fills the screen.',
  theme: 'interactive-portfolio',
  synonyms: ['works', 'artist', 'textile', 'weaving', 'craft', 'hover', 'full screen'],
  picture: 'night-high-water',
};
