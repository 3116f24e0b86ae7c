import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 150,
  title: 'Left menu modern',
  headTitle: 'Left menu, modern: a narrow rail with a button',
  description:
    'A header as a dark rail of 88 pixels with sign, button, search and cart; the menu opens beside it with the six latest pictures.',
  footer: 'one-line',
  options: {
    ...baseOptions,
    variant: 'ink',
    arrangement: 'left-modern',
    behavior: 'fixed',
    menuPanel: 'start',
    collapse: 'always',
    drawer: 'pictures',
  },
  demo: {
    heading: 'Eighty-eight pixels, and the rest is yours',
    lead: 'A dark rail with the sign, one button and two tools. The menu waits behind the button.',
    tryHeading: 'Open it from the rail',
    steps: [
      'Press the button in the rail. The menu comes out beside it, with the six latest pictures.',
      'Press Escape, or click on the room, or use the cross: each of them closes it, and the focus goes back to the button.',
      'Scroll. The rail is always there; it takes nothing from the top of the page, so anchors need no allowance.',
    ],
    notesHeading: 'For pages that are one large picture',
    notes: [
      {
        term: 'Portfolios',
        text: 'Visitors look for ten minutes and navigate twice. The menu may take one click.',
      },
      {
        term: 'Touch first',
        text: 'The button is 48 pixels wide and stands where a left thumb can reach it on a tablet.',
      },
      {
        term: 'Not for shops',
        text: 'What people use on each page should not need to be opened on each page.',
      },
    ],
    pullQuote: 'In the evening the arc lamp does what the sun did: it picks one chair.',
  },
};
