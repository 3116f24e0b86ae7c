import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 120,
  title: 'Header reverse scroll',
  headTitle: 'Header reverse scroll: out and in with the page',
  description:
    'A header that moves exactly as far as the page does: fifty pixels back show fifty pixels of it, with no animation in between.',
  footer: 'closing-statement',
  options: { ...baseOptions, variant: 'surface', behavior: 'reverse' },
  demo: {
    reason:
      'Whoever reads with footnotes goes down, up by a paragraph, and down again. This bar leaves with the text, and comes back by exactly as much as you turned round, so it never jumps in between you and the line that you are looking for.',
    tryHeading: 'Move slowly',
    steps: [
      'Scroll down by a finger’s width. The bar leaves line by line, as if it were part of the page.',
      'From the middle of the page, scroll up by half an inch: half of the bar is there. It does not jump, it does not wait.',
      'Press Tab while it is half out. It comes in completely, so that the focus is never cut in two.',
    ],
  },
};
