import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 160,
  title: 'Mobile menu classic',
  headTitle: 'Mobile menu, classic: a sheet below the bar',
  description:
    'A menu for small screens that unfolds below the bar as a sheet, with an accordion inside; it opens without script and closes on Escape.',
  footer: 'address-book',
  options: {
    ...baseOptions,
    variant: 'surface',
    behavior: 'fixed',
    menuPanel: 'classic',
    collapse: 'always',
  },
  demo: {
    heading: 'Two cups, one string: the plainest menu',
    lead: 'A button, and a sheet that unfolds below the bar. On your own site this menu begins under 992 pixels. Here it stands at every width, so that you can try it at a desk.',
    tryHeading: 'Pull the string',
    steps: [
      'Press the button with three lines. The sheet comes down, and the bar stays in sight above it.',
      'Press the same place again, or Escape, or the page below: the sheet folds away.',
      'Unfold Company. What lies below an entry opens in place, and you never lose your way back.',
    ],
    notesHeading: 'Why plain is often right',
    notes: [
      {
        term: 'The page stays in view',
        text: 'Below a short menu one still sees where one was. Nobody gets lost in four lines.',
      },
      {
        term: 'One hand',
        text: 'Entries are 56 pixels tall and go from edge to edge. A cold thumb will do.',
      },
      {
        term: 'It works at once',
        text: 'The sheet is a part of HTML. It opens before any script has arrived, and with none.',
      },
    ],
    pullQuote: 'Four steps and a flag. A menu should not have many more.',
  },
};
