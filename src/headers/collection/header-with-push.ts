import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 50,
  title: 'Header with push',
  headTitle: 'Header with a panel that pushes the page',
  description:
    'A header with a second button: its panel does not cover the page but moves bar, page and footer aside, and works before any script.',
  footer: 'letter',
  options: { ...baseOptions, menu: 'main', push: true, drawer: 'pictures' },
  demo: {
    heading: 'The page makes room for guests',
    lead: 'A second button at the right brings in a panel. The page does not go under it, it steps aside.',
    tryHeading: 'Push it',
    steps: [
      'Press the last button of the bar. Page, bar and footer move to the left together, and the panel takes the room.',
      'Click on what is left of the page, or press Escape. Everything goes back, and the focus is on the button again.',
      'On a phone there is no room to push; the panel’s contents stand in the drawer of the menu.',
    ],
    notesHeading: 'What to put into a side room',
    notes: [
      {
        term: 'Pictures',
        text: 'The six latest from the bench. They change each week, so they do not belong on a page that does not.',
      },
      { term: 'Ways to reach you', text: 'Number and address, for those who have read enough.' },
      {
        term: 'Nothing that is needed',
        text: 'What people must find stands on the page. A side room is for those who like to look around.',
      },
    ],
    pullQuote: 'Everything on this bench has been moved aside for something else.',
  },
};
