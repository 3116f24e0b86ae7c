import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/showcase/pictures',
  group: 'showcase',
  order: 20,
  title: 'Pictures',
  headTitle: 'Every picture of this site, with its name',
  description:
    'A contact sheet of all pictures that this project has made, with their names, for authors of pages who choose one. Not for search engines.',
  theme: 'house',
  noindex: true,
};
