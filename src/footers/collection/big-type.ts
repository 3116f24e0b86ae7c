import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 8,
  headTitle: 'Footer with the e-mail address in huge type',
  description:
    'A vermilion footer that says one thing loudly: the e-mail address as wide as the window, with the facts in ordinary type under it.',
  options: { arrangement: 'big-type', tone: 'accent', signature: false },
  demo: {
    heading: 'Say it once, and loudly',
    lead: 'One e-mail address, as wide as the window. The rest of the facts stand under it in ordinary type.',
    tryHeading: 'Make the window wide',
    steps: [
      'Pull the window from 320 to 1,900 pixels. The address keeps its edges, at 26 pixels and at 114.',
      'It is a link. Point at it, and it draws a line under itself as thick as a pencil.',
      'Zoom to 200 percent: where it no longer fits, it breaks at the @.',
    ],
  },
};
