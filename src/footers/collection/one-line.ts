import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 1,
  headTitle: 'Footer in one line, with everything it needs',
  description:
    'A footer on one line: logo, address, phone, e-mail, two pages, registration badge and four profiles; it folds between its parts.',
  options: { arrangement: 'line', tone: 'surface', signature: false },
  demo: {
    heading: 'Everything, in one line',
    lead: 'Name, address, number, e-mail, two pages, a badge and four profiles, on 76 pixels of paper.',
    tryHeading: 'Fold the line',
    steps: [
      'Go to the end of this page in a window of 1,440 pixels or more. The line is one line.',
      'Make the window narrower: it breaks between its parts, never inside of one.',
      'Zoom to 200 percent. Nothing is cut off and nothing has to be scrolled sideways.',
    ],
  },
};
