import type { PageMeta } from '../../page-meta/page-meta.ts';

/** Documentation of a page title. */
export interface PageTitleNotes {
  heading: string;
  /** Suitable uses. */
  suitable: string;
  /** Unsuitable uses. */
  unsuitable: string;
  facts: readonly { term: string; text: string }[];
}

export const pageTitleWords = {
  suitable: 'Choose it when',
  unsuitable: 'Leave it when',
  installHeading: 'Take this title home',
  indexHeading: 'The ten titles',
  current: 'You are here',
} as const;

/** Page title demo: its meta and its notes. */
export interface PageTitlePage
  extends Pick<PageMeta, 'path' | 'title' | 'headTitle' | 'description' | 'header'> {
  notes: PageTitleNotes;
}

/** Page title demos, in the order of the specification. */
export const pageTitles: readonly PageTitlePage[] = [
  {
    path: '/page-title/left-alignment',
    title: 'Left alignment',
    headTitle: 'Page title, left aligned: a rule and a picture',
    description:
      'A page title from the left edge with breadcrumbs, ended by a rule that a small picture breaks. When to choose it, when not, and the source to copy.',
    notes: {
      heading: 'The one to use when you do not want to think about it.',
      suitable:
        'the page is text, a list or a form, and its title may be long one day. Four lines still look meant.',
      unsuitable:
        'the picture is the news. Here it is a guest: it hangs over the rule and takes a third of the room.',
      facts: [
        { term: 'Moves', text: 'Nothing.' },
        { term: 'On a phone', text: 'The picture follows the words and keeps to the right.' },
        { term: 'Long titles', text: 'Any length. The last line is never one word alone.' },
      ],
    },
  },
  {
    path: '/page-title/right-alignment',
    title: 'Right alignment',
    headTitle: 'Page title, right aligned: the picture goes first',
    description:
      'A page title at the right edge beside a picture that fills half of the screen. When to choose it, when not, and the source to copy.',
    notes: {
      heading: 'For pages where seeing comes before reading.',
      suitable:
        'you have one picture that says it: a place, a product, a person at work. It gets the left half to the very edge.',
      unsuitable:
        'the title is longer than two lines. Text that ends on the right begins anew somewhere else in every line.',
      facts: [
        { term: 'Moves', text: 'Nothing.' },
        { term: 'On a phone', text: 'Picture on top, words below, still ending on the right.' },
        { term: 'Reading order', text: 'The way, the title, the sentence: as in the source.' },
      ],
    },
  },
  {
    path: '/page-title/center-alignment',
    title: 'Center alignment',
    headTitle: 'Page title, centered above a line of hills',
    description:
      'A short page title in the middle, with breadcrumbs below it and drawn hills for a horizon. When to choose it, when not, and the source to copy.',
    notes: {
      heading: 'A small stage for few words.',
      suitable:
        'the page welcomes, thanks or opens something. The hills end in the color of the page, so it goes on without an edge.',
      unsuitable:
        'what follows is a long text at the left. The eye would have to move house twice.',
      facts: [
        { term: 'Moves', text: 'Nothing.' },
        { term: 'Weight', text: 'Three paths of drawing, less than one kilobyte.' },
        { term: 'Long titles', text: 'Up to five words. Beyond that take the left one.' },
      ],
    },
  },
  {
    path: '/page-title/colorful-style',
    title: 'Colorful style',
    headTitle: 'Page title in color: flat ground, drawn tiles',
    description:
      'A page title on one flat color beside a pattern of quarter circles that is drawn, not loaded. When to choose it, when not, and the source to copy.',
    notes: {
      heading: 'A color is quicker than a word.',
      suitable:
        'a site has four or five parts that people confuse. Give each a color, and keep it.',
      unsuitable: 'the page below is colorful itself. Two loud voices, nobody is heard.',
      facts: [
        { term: 'Moves', text: 'Nothing.' },
        { term: 'Contrast', text: 'White on vermilion, 5.0 to 1: enough for text of any size.' },
        { term: 'Weight', text: 'Nine drawn tiles, no picture, one kilobyte.' },
      ],
    },
  },
  {
    path: '/page-title/big-typography',
    title: 'Big typography',
    headTitle: 'Page title in big type, as wide as the page',
    description:
      'A page title whose letters fill the page from edge to edge, sized by their number, without script. When to choose it, when not, and the source to copy.',
    notes: {
      heading: 'Type can do what pictures are hired for.',
      suitable:
        'the title is a name or one short line. Its size is reckoned from the number of its letters, in CSS.',
      unsuitable: 'somebody else writes the titles. At thirty letters it is as small as any other.',
      facts: [
        { term: 'Moves', text: 'Nothing.' },
        { term: 'On a phone', text: 'A fixed share of the width; long lines break.' },
        { term: 'At 200 percent', text: 'Nothing is cut but the feet of the letters, as drawn.' },
      ],
    },
  },
  {
    path: '/page-title/parallax-background',
    title: 'Parallax background',
    headTitle: 'Page title with parallax, by CSS alone',
    description:
      'A page title over a picture that leaves more slowly than the page: CSS tied to the scroll, still where less motion is asked for. Source to copy.',
    header: 'transparent-header',
    notes: {
      heading: 'Depth, for as long as it helps.',
      suitable: 'there is one large, calm picture with something to look at in its lower half.',
      unsuitable: 'people come here every day. What pleased on Monday is in the way on Thursday.',
      facts: [
        { term: 'Moves', text: 'The picture, by scrolling alone: it lags behind by a third.' },
        {
          term: 'Less motion',
          text: 'The picture stands still in its frame. So it does on phones.',
        },
        {
          term: 'Script',
          text: 'None. Where a browser cannot tie motion to the scroll, it stands.',
        },
      ],
    },
  },
  {
    path: '/page-title/separate-breadcrumbs',
    title: 'Separate breadcrumbs',
    headTitle: 'Page title with breadcrumbs in their own bar',
    description:
      'A page title and, below it, breadcrumbs in a green bar that stays in sight while the page scrolls. When to choose it, when not, and the source to copy.',
    notes: {
      heading: 'For deep sites, and for people who got lost in one.',
      suitable:
        'pages lie three or more levels deep, as in a shop or a manual. The bar stays in sight on wide screens.',
      unsuitable: 'there is one level. A way with one step is furniture.',
      facts: [
        { term: 'Moves', text: 'Nothing; the bar sticks below the edge of the window.' },
        { term: 'On a phone', text: 'The bar scrolls away: the room belongs to the text.' },
        {
          term: 'The end of the bar',
          text: 'Has a place for the way on: next chapter, next product.',
        },
      ],
    },
  },
  {
    path: '/page-title/gallery-background',
    title: 'Gallery background',
    headTitle: 'Page title over a gallery, with a pause',
    description:
      'A page title over four pictures of one room that melt into one another, five seconds each, with a pause and without script. Source to copy.',
    header: 'transparent-header',
    notes: {
      heading: 'When one picture would be unfair to three others.',
      suitable:
        'the pictures share a place and a light, so that one changes into the next as a room does.',
      unsuitable: 'they have nothing to do with one another. Then it is an advertisement.',
      facts: [
        { term: 'Moves', text: 'Four pictures, 5 s each, the last second for the change.' },
        { term: 'Pause', text: 'At the lower right, reached by Tab, pressed by Space.' },
        { term: 'Less motion', text: 'The first picture, and no pause, since nothing moves.' },
      ],
    },
  },
  {
    path: '/page-title/background-video',
    title: 'Background video',
    headTitle: 'Page title over a film, with a pause',
    description:
      'A page title over a film of northern lights: its first frame comes with the page, the film when all else is in, with a pause. Source to copy.',
    header: 'transparent-header',
    notes: {
      heading: 'A film that waits for the page.',
      suitable:
        'a mood is wanted: a night, a street, water. The words stand where the picture is quiet.',
      unsuitable:
        'the film shows something that matters. Then it wants a player, sound and subtitles.',
      facts: [
        { term: 'Moves', text: 'Eight seconds, over and over, without a seam.' },
        {
          term: 'Loads',
          text: 'The first frame with the page. The film, half a megabyte, when all else is in.',
        },
        { term: 'Pause', text: 'At the lower right, reached by Tab, pressed by Space.' },
        {
          term: 'Less motion, less data',
          text: 'The first frame, and no pause. The film is not even asked for.',
        },
        { term: 'Out of view', text: 'It rests, and so does the battery.' },
      ],
    },
  },
  {
    path: '/page-title/mini-version',
    title: 'Mini version',
    headTitle: 'Page title in one line, out of the way',
    description:
      'A page title and its breadcrumbs in one line, for pages where people have something to do. When to choose it, when not, and the source to copy.',
    notes: {
      heading: 'The title that knows it is not why people came.',
      suitable:
        'people come to do something: orders, settings, a search, a cart. The first row of work stands in the first screen.',
      unsuitable: 'they come for the first time and have to be told where they are, and why.',
      facts: [
        { term: 'Height', text: '64 px on wide screens; two lines on a phone.' },
        { term: 'Moves', text: 'Nothing.' },
        { term: 'Still there', text: 'One h1, and the way as a list of links.' },
      ],
    },
  },
];
