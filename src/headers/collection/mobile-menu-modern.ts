import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 170,
  title: 'Mobile menu modern',
  headTitle: 'Mobile menu, modern: the page slides off it',
  description:
    'A menu for small screens that lies under the page: the button moves the whole page aside, and a strip of it remains to come back by.',
  footer: 'people',
  options: { ...baseOptions, menuPanel: 'modern', collapse: 'always' },
  demo: {
    heading: 'The page slides off the menu',
    lead: 'The menu lies underneath, dark and ready. The button moves the page off it. On your own site this menu begins under 992 pixels. Here it stands at every width, so that you can try it at a desk.',
    tryHeading: 'Look under the page',
    steps: [
      'Press the button. The whole page moves to the left, and the menu is what it was lying on.',
      'A strip of the page is left at the edge. Press it: the page comes back.',
      'With the keys the focus stays in the menu, goes round in it, and returns to the button after Escape.',
    ],
    notesHeading: 'What makes it feel solid',
    notes: [
      {
        term: 'One movement',
        text: 'Bar, page and footer travel together in 320 milliseconds. Had they different speeds, it would be a toy.',
      },
      {
        term: 'A strip to return by',
        text: 'Fourteen percent of a phone’s width remain. It shows where you are, and it is a large button.',
      },
      {
        term: 'Less motion on request',
        text: 'Whoever has told the system to keep still gets the menu without the journey.',
      },
    ],
    pullQuote: 'Lift one block, and see what the others were standing on.',
  },
};
