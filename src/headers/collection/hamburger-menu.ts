import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 190,
  title: 'Hamburger menu',
  headTitle: 'Hamburger menu in a drawer at the side',
  description:
    'A header with one button at every width: its drawer holds the menu and six pictures, and closes on a click outside, Escape or its cross.',
  footer: 'newsletter',
  options: { ...baseOptions, menu: 'main', collapse: 'always', drawer: 'pictures' },
  demo: {
    reason:
      'Seventeen titles in large type are a menu already. A second one above them would be read as the eighteenth, so it waits behind one button until somebody asks for it.',
    tryHeading: 'Three ways to close a drawer',
    steps: [
      'Open it, and click beside it. That is the way most people find by themselves.',
      'Open it, and press Escape. The focus goes back to the button, where it came from.',
      'Open it, and use the cross in its corner. It is the first thing that Tab reaches in there.',
    ],
  },
};
