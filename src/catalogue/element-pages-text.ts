import type { PageRecord } from './page-record.ts';

const element = { group: 'element', theme: 'larkfield' } as const;

/** Elements around text: icons, boxes, banners, headings, lists. A row stands here once its page exists. */
export const textElementPages: readonly PageRecord[] = [
  {
    ...element,
    path: '/elements/icon-with-text',
    title: 'Icon with text',
    headTitle: 'Icons with text for React: four arrangements',
    description:
      'An icon, a title and a sentence: beside each other, one above the other, as wide lines that are links, and pressed into clay. Source to copy.',
  },
  {
    ...element,
    path: '/elements/overline-icon-box',
    title: 'Overline icon box',
    headTitle: 'Overline icon boxes for React, with live lines',
    description:
      'Boxes under a line: it grows when pointed at, carries a word, or floods the whole box. By mouse and by key, in CSS alone, with source to copy.',
  },
  {
    ...element,
    path: '/elements/custom-icon-with-text',
    title: 'Custom icon with text',
    headTitle: 'Custom icons with text: drawings, signs, photos',
    description:
      'Drawings of your own, signs of the typeface, small round pictures and clay scenes in the place of icons, each with a title and a sentence.',
  },
  {
    ...element,
    path: '/elements/fancy-text-box',
    title: 'Fancy text box',
    headTitle: 'Fancy text boxes for React: four kinds, CSS alone',
    description:
      'Words that rise over a picture, cards on hard shadows, tickets with a stub, turned corners. By mouse and by key, with source and a command.',
  },
  {
    ...element,
    path: '/elements/text-box',
    title: 'Text box',
    headTitle: 'Text boxes for React: frames, tones, taped notes',
    description:
      'Text that stands apart: quiet frames, two tones side by side, notes under tape, a thick edge. Four looks with source to copy and a command.',
  },
  {
    ...element,
    path: '/elements/heading',
    title: 'Heading',
    headTitle: 'Headings for React: five fluid sizes, four looks',
    description:
      'Headings from poster to caption whose level and size are two choices, with rules, bars, numbers or a picture in the line. Source to copy.',
  },
  {
    ...element,
    path: '/elements/dropcaps',
    title: 'Dropcaps',
    headTitle: 'Dropcaps for React that screen readers can read',
    description:
      'Large first letters: sunk three lines deep, raised, on a ground, hung outside. The letter stays in its word, so it is read out as one.',
  },
  {
    ...element,
    path: '/elements/columns',
    title: 'Columns',
    headTitle: 'Columns for React: even, uneven, flowing, narrow',
    description:
      'Four equal columns, seven to five, one text through three columns, six narrow ones: by one small component, and one column on a phone.',
  },
  {
    ...element,
    path: '/elements/blockquote',
    title: 'Blockquote',
    headTitle: 'Blockquotes for React: four ways to quote someone',
    description:
      'Quotations as a section, inside a text, with a face beside them and as speech bubbles, in figure and blockquote. Source and a command.',
  },
  {
    ...element,
    path: '/elements/highlights',
    title: 'Highlights',
    headTitle: 'Highlights for React: marker, line, ring, ground',
    description:
      'Words pointed out by a felt pen, a line, a ring or a ground; drawn while they come into view, standing still where less motion is asked for.',
  },
  {
    ...element,
    path: '/elements/lists',
    title: 'Lists',
    headTitle: 'Lists for React: checks, numbers, leaders, links',
    description:
      'What is in and what is not, large numbers, dotted leaders as on a menu, lists in lists. Read out as lists, with source to copy and a command.',
  },
  {
    ...element,
    path: '/elements/separators',
    title: 'Separators',
    headTitle: 'Separators for React: nine lines and a word',
    description:
      'Thin, thick, double, dotted, stitched, fading, waves and stars, and lines with a word in them. Source to copy, one command to install.',
  },
  {
    ...element,
    path: '/elements/fancy-text',
    title: 'Fancy text',
    headTitle: 'Fancy text for React, in CSS and without script',
    description:
      'Words that take turns and stop, letters cut out of a picture, a sentence inked by scrolling, outlined links. Still where less motion is asked for.',
  },
  {
    ...element,
    path: '/elements/interactive-banners',
    title: 'Interactive banners',
    headTitle: 'Interactive banners for React: four, in CSS alone',
    description:
      'Panels that grow, a list that changes its picture, frames that draw themselves, a picture that lifts. By mouse, by finger and by key.',
  },
  {
    ...element,
    path: '/elements/services',
    title: 'Services',
    headTitle: 'Service sections for React: rows, stalls, a bento',
    description:
      'Services as three wide rows with prices, as scenes on colored grounds, and as a bento in clay. Source to copy and one command to install.',
  },
  {
    ...element,
    path: '/elements/info-banner',
    title: 'Info banner',
    headTitle: 'Info banners for React that close without script',
    description:
      'One line of news that can be sent away, a banner over the edge of its picture, figures people call about. Source to copy, one command.',
  },
  {
    ...element,
    path: '/elements/rotate-box',
    title: 'Rotate box',
    headTitle: 'Rotate boxes for React: turn, tumble, open a door',
    description:
      'Boxes with a back that turn by mouse, by a switch and by focus, and swap without motion. Both sides are read out. Source to copy.',
  },
  {
    ...element,
    path: '/elements/process-step',
    title: 'Process step',
    headTitle: 'Process steps for React: line, rail, stairs, arrows',
    description:
      'Steps beside each other on a line, a rail with done, now and to come, stairs of large numbers, arrows. Source to copy, one command to install.',
  },
  {
    ...element,
    path: '/elements/parallax-scrolling',
    title: 'Parallax scrolling',
    headTitle: 'Parallax scrolling for React by CSS timelines',
    description:
      'A slow window, drawn layers, a wall of posters: parallax by CSS scroll timelines, without script, still on phones and for reduced motion.',
  },
  {
    ...element,
    path: '/elements/text-slider',
    title: 'Text slider',
    headTitle: 'Text sliders for React that need no script',
    description:
      'Sentences chosen by radio buttons, a week by its days, words that run by and can be stopped, a row that snaps. All in HTML and CSS.',
  },
];
