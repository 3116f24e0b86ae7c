import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-architecture',
  group: 'home',
  order: 70,
  title: 'Architecture',
  headTitle: 'Vesper Street: architects, Providence, Rhode Island',
  description:
    'Three architects in Providence. Nine projects with drawn plans, numbered rooms and areas; a section, a detail, five stages, and Wednesdays from sunset.',
  theme: 'architecture',
  picture: 'villa-dusk',
};
