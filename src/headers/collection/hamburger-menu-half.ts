import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 210,
  title: 'Hamburger menu half',
  headTitle: 'Hamburger menu over half of the window',
  description:
    'A header with one button whose panel takes half of the window, in large type, while the other half of the page stays in sight.',
  footer: 'latest-posts',
  options: { ...baseOptions, variant: 'overlay', menuPanel: 'half', collapse: 'always' },
  demo: {
    heading: 'Half for the menu, half for the view',
    lead: 'The panel takes the right half of the window, no more. You keep the landing in sight.',
    tryHeading: 'Keep one eye on the lake',
    steps: [
      'Press the button. The right half turns into a menu in large type; the ferry stays at its landing.',
      'Click on the ferry. A click outside closes the panel, as Escape and the cross do.',
      'Make the window narrow: under 768 pixels half would be too little, so the panel takes all of it.',
    ],
    notesHeading: 'Between drawer and screen',
    notes: [
      {
        term: 'Room for large type',
        text: 'A drawer of 432 pixels holds 28-pixel words. Half of a desk screen holds them at 50.',
      },
      {
        term: 'The page stays a page',
        text: 'Whoever opens a menu to look for something still sees what they were looking at.',
      },
      {
        term: 'A picture that has a left',
        text: 'Put the subject into the left half. The other half will be a menu now and then.',
      },
    ],
    pullQuote: 'Four boats a day each way, and a booth with one window.',
  },
};
