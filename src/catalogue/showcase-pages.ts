import type { PageRecord } from './page-record.ts';

export const showcasePages = [
  {
    path: '/showcase',
    group: 'showcase',
    title: 'Showcase',
    headTitle: 'Showcase: every page of this site, in groups',
    description:
      'Every page of this site in groups, to look at and to take home: home pages by industry, the company’s own pages, contact pages and job pages.',
    theme: 'larkfield',
  },
  {
    path: '/showcase/pictures',
    group: 'showcase',
    title: 'Pictures',
    headTitle: 'Every picture of this site, with its name',
    description:
      'A contact sheet of all pictures that this project has made, with their names, for authors of pages who choose one. Not for search engines.',
    theme: 'larkfield',
    noindex: true,
  },
  {
    path: '/showcase/looks',
    group: 'showcase',
    title: 'Looks',
    headTitle: 'Every look of this site on the same sample',
    description:
      'Headings, text, buttons, a form, a card and all grounds in each look of this project, to compare and to choose from. Not for search engines.',
    theme: 'larkfield',
    noindex: true,
  },
] as const satisfies readonly PageRecord[];
