import { bar, type CollectionHeader } from './collection-header.ts';

export const hamburgerMenu: CollectionHeader = {
  title: 'Hamburger menu',
  headTitle: 'Hamburger menu in a drawer at the side',
  description:
    'A header with one button at every width: its drawer holds the menu and six pictures, and closes on a click outside, Escape or its cross.',
  footer: 'newsletter',
  options: { ...bar, menu: 'main', collapse: 'always', drawer: 'pictures' },
  demo: {
    heading: 'Everything goes into one drawer',
    lead: 'Brand, search, cart and one button, at every width. The drawer at the right holds the rest, pictures too.',
    tryHeading: 'Three ways to close a drawer',
    steps: [
      'Open it, and click beside it. That is the way most people find by themselves.',
      'Open it, and press Escape. The focus goes back to the button, where it came from.',
      'Open it, and use the cross in its corner. It is the first thing that Tab reaches in there.',
    ],
    notesHeading: 'What you give up for a quiet bar',
    notes: [
      {
        term: 'They do not see the words',
        text: 'A menu behind a button is used about half as often as one in the bar. On a page that tells a story, that may be right.',
      },
      {
        term: 'One more click',
        text: 'Put the two things that everybody wants on the page itself, as large as they deserve.',
      },
      {
        term: 'A button with a name',
        text: 'Three lines mean a menu to many people, not to all. It says “Open the menu” to those who listen.',
      },
    ],
    words: 'A lock, a key, and everything else is inside.',
  },
};
