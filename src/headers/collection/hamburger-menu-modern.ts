import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 200,
  title: 'Hamburger menu modern',
  headTitle: 'Hamburger menu, modern: a dark full screen',
  description:
    'A dark header with one button: it opens a full screen with the menu in large type on one side and the latest pictures on the other.',
  footer: 'directory',
  options: {
    ...baseOptions,
    variant: 'ink',
    menuPanel: 'full',
    menu: 'main',
    collapse: 'always',
    drawer: 'pictures',
  },
  demo: {
    heading: 'Behind three lines, the whole house',
    lead: 'The bar is ink and nearly empty. Its button opens a dark screen with the menu on one side and the workshop on the other.',
    tryHeading: 'Open the house',
    steps: [
      'Press the button. The entries stand at the left in large type, six pictures and the number at the right.',
      'Walk through it with Tab: cross, entries, pictures, number, and round again. The page behind is out of reach.',
      'Scroll down and press the arrow keys: the bar comes back when you turn round, and so does the button.',
    ],
    notesHeading: 'A screen is a lot of room. Use it',
    notes: [
      {
        term: 'Type',
        text: 'Up to 52 pixels, in the display face. A menu this large is read, not searched.',
      },
      {
        term: 'Pictures',
        text: 'Six squares from the bench. They load when the menu opens, not before.',
      },
      { term: 'Darkness', text: 'The page goes out like a light, and the menu is what is lit.' },
    ],
    pullQuote:
      'There is a free place at this bench. It is behind the button as well, under Careers.',
  },
};
