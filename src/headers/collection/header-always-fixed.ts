import { bar, type CollectionHeader } from './collection-header.ts';

export const headerAlwaysFixed: CollectionHeader = {
  title: 'Header always fixed',
  headTitle: 'Header always fixed, at every scroll position',
  description:
    'A header that never leaves: same place, same height and same ground at every scroll position, with notes on when that is worth it.',

  options: { ...bar, look: 'ink', behaviour: 'fixed', menu: 'main' },
  demo: {
    heading: 'It stays. Whatever you do.',
    lead: 'The bar is there at the top, in the middle and at the end of the page, with the same ground and the same height.',
    tryHeading: 'Try to lose it',
    steps: [
      'Scroll down as fast as you like, and back again. It does not hide, shrink or change its color.',
      'Follow the link to the reasons. Their heading stops below the bar, not behind it.',
      'Turn your phone on its side. The bar keeps to 73 pixels, and the page still has four fifths of the screen.',
    ],
    notesHeading: 'Reasons to stay',
    notes: [
      {
        term: 'Tools in daily use',
        text: 'The search of a warehouse, the cart of a shop, the button that stops the machine.',
      },
      {
        term: 'Long lists',
        text: 'A catalog with 31,000 screws is scrolled in both directions, and filters stand in the bar.',
      },
      {
        term: 'Reasons to go',
        text: 'Long texts. A bar that never leaves is a hand that points while you read.',
      },
      {
        term: 'What it costs',
        text: '73 pixels of a phone that has 664 to give: eleven percent of each screenful.',
      },
    ],
    words: 'A machine has one red button, and nobody hides it to make room.',
  },
};
