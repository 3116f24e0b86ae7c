import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 110,
  title: 'Header disable fixed',
  headTitle: 'Header that is never fixed: it stays at the top',
  description:
    'A header that belongs to the top of the page and does not follow: it scrolls away like any other part and has no script at all.',
  footer: 'map',
  options: { ...baseOptions, behavior: 'static' },
  demo: {
    heading: 'It stays at the gate',
    lead: 'This header belongs to the top of the page. When you walk on, it does not follow you.',
    tryHeading: 'Walk away from it',
    steps: [
      'Scroll down. The bar goes up with the page, like any other part of it, and is gone.',
      'Turn round halfway. Nothing slides in; you have the window to yourself.',
      'Press the arrow at the lower right. It takes you to the gate again, and the menu with it.',
    ],
    notesHeading: 'A case for letting go',
    notes: [
      {
        term: 'Reading',
        text: 'Nobody who is in the fourth paragraph needs the list of services. If they do, they go to the end, where it stands as well.',
      },
      {
        term: 'Short pages',
        text: 'Three screens of text do not need a menu that follows. The way back is one flick of a thumb.',
      },
      {
        term: 'Nothing to go wrong',
        text: 'It covers no heading after a jump and no field behind a keyboard. There is no script to it at all.',
      },
    ],
    pullQuote: 'Behind the shed the path goes on, and nobody walks ahead of you.',
  },
};
