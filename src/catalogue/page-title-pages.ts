import type { PageRecord } from './page-record.ts';

const frame = { group: 'page-title', theme: 'larkfield' } as const;
/** Over a dark first screen the header lies in light letters. */
const overDark = { ...frame, header: 'transparent-header' } as const;

export const pageTitlePages: readonly PageRecord[] = [
  {
    ...frame,
    path: '/page-title/left-alignment',
    title: 'Left alignment',
    headTitle: 'Page title, left aligned: a rule and a picture',
    description:
      'A page title from the left edge with breadcrumbs, ended by a rule that a small picture breaks. When to choose it, when not, and the source to copy.',
  },
  {
    ...frame,
    path: '/page-title/right-alignment',
    title: 'Right alignment',
    headTitle: 'Page title, right aligned: the picture goes first',
    description:
      'A page title at the right edge beside a picture that fills half of the screen. When to choose it, when not, and the source to copy.',
  },
  {
    ...frame,
    path: '/page-title/center-alignment',
    title: 'Center alignment',
    headTitle: 'Page title, centered above a line of hills',
    description:
      'A short page title in the middle, with breadcrumbs below it and drawn hills for a horizon. When to choose it, when not, and the source to copy.',
  },
  {
    ...frame,
    path: '/page-title/colorful-style',
    title: 'Colorful style',
    headTitle: 'Page title in color: flat ground, drawn tiles',
    description:
      'A page title on one flat color beside a pattern of quarter circles that is drawn, not loaded. When to choose it, when not, and the source to copy.',
  },
  {
    ...frame,
    path: '/page-title/big-typography',
    title: 'Big typography',
    headTitle: 'Page title in big type, as wide as the page',
    description:
      'A page title whose letters fill the page from edge to edge, sized by their number, without script. When to choose it, when not, and the source to copy.',
  },
  {
    ...overDark,
    path: '/page-title/parallax-background',
    title: 'Parallax background',
    headTitle: 'Page title with parallax, by CSS alone',
    description:
      'A page title over a picture that leaves more slowly than the page: CSS tied to the scroll, still where less motion is asked for. Source to copy.',
  },
  {
    ...frame,
    path: '/page-title/separate-breadcrumbs',
    title: 'Separate breadcrumbs',
    headTitle: 'Page title with breadcrumbs in their own bar',
    description:
      'A page title and, below it, breadcrumbs in a green bar that stays in sight while the page scrolls. When to choose it, when not, and the source to copy.',
  },
  {
    ...overDark,
    path: '/page-title/gallery-background',
    title: 'Gallery background',
    headTitle: 'Page title over a gallery, with a pause',
    description:
      'A page title over four pictures of one room that melt into one another, five seconds each, with a pause and without script. Source to copy.',
  },
  {
    ...overDark,
    path: '/page-title/background-video',
    title: 'Background video',
    headTitle: 'Page title over a film, with a pause',
    description:
      'A page title over a film of northern lights: its first frame comes with the page, the film when all else is in, with a pause. Source to copy.',
  },
  {
    ...frame,
    path: '/page-title/mini-version',
    title: 'Mini version',
    headTitle: 'Page title in one line, out of the way',
    description:
      'A page title and its breadcrumbs in one line, for pages where people have something to do. When to choose it, when not, and the source to copy.',
  },
];
