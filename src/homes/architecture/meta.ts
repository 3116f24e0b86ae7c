import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-architecture',
  group: 'home',
  order: 70,
  title: 'Architecture',
  headTitle: 'Vesper Street: architects of houses with the lights on',
  description:
    'Three architects in Providence who build for people who will be home. Every project with its floor plan, room by room, and a list of what they refuse to build.',
  theme: 'architecture',
  picture: 'villa-dusk',
};
