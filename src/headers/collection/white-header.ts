import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 20,
  title: 'White header',
  headTitle: 'White header with a mega menu of the showcase',
  description:
    'A header that is white over every color of the page, with a mega menu that stays 25 pixels inside the window, search and a cart.',
  footer: 'big-type',
  options: { ...baseOptions, variant: 'surface' },
  demo: {
    heading: 'A white bar is a shop counter',
    lead: 'It is the same on every page and over every color. People know where to put their hands.',
    tryHeading: 'Look for the hairline',
    steps: [
      'Compare the bar with the blue below it: it has its own ground from the first moment, before anything is scrolled.',
      'Open Showcase. The panel stays 25 pixels inside the window, however narrow you make it.',
      'Scroll down to the dark part, then up by an inch. The bar that comes back is as white as it was.',
    ],
    notesHeading: 'Where it earns its place',
    notes: [
      {
        term: 'Shops',
        text: 'Search and cart are used on every page. On a steady ground they are found without looking.',
      },
      {
        term: 'Pages by many hands',
        text: 'Nobody who adds a picture next year has to think about the menu over it.',
      },
      {
        term: 'Small screens',
        text: 'Sunlight takes the contrast out of everything. Ink on white has the most to lose and loses least.',
      },
    ],
    pullQuote: 'One counter, one window. Nobody asks where to stand.',
  },
};
