import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 140,
  title: 'Left menu classic',
  headTitle: 'Left menu, classic: the whole menu in a column',
  description:
    'A header as a column at the left with the whole menu as an accordion; under 992 pixels it turns into a bar with a drawer.',
  footer: 'pictures',
  options: { ...baseOptions, variant: 'surface', arrangement: 'left-classic' },
  demo: {
    heading: 'The menu stands beside the work',
    lead: 'A column at the left holds everything, open to be read. The page keeps its full height for pictures.',
    tryHeading: 'Unfold the column',
    steps: [
      'Open Company, then Open positions. Each part unfolds by itself, and none closes another.',
      'Scroll the page: the column stays where it is. Scroll inside the column when more is unfolded than fits.',
      'Make the window narrower than 992 pixels. The column turns into a bar with a drawer, same menu, same order.',
    ],
    notesHeading: 'When a column beats a bar',
    notes: [
      {
        term: 'Many levels',
        text: 'A list can be twenty lines long. A bar is full with seven words.',
      },
      {
        term: 'Wide screens',
        text: 'There is room to spare at the sides, and never enough above the fold.',
      },
      { term: 'Galleries', text: 'Nothing lies over a picture, at no position of the scroll.' },
    ],
    pullQuote: 'A shelf of vases, dusted on Tuesdays, beside the window that faces north.',
  },
};
