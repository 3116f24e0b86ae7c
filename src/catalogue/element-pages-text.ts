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
];
