import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 70,
  title: 'Center logo',
  headTitle: 'Header with the logo between two menu halves',
  description:
    'A header whose logo stands in the middle with two menu entries on each side; the name still comes first for keys and screen readers.',
  footer: 'pictures',
  options: { ...baseOptions, variant: 'overlay', arrangement: 'center-logo' },
  demo: {
    reason:
      'The pictures hang on one line down the middle of the room. A name at the left edge would be the only thing that does not, so it hangs in the middle as well, between two halves of a menu.',
    tryHeading: 'Read it aloud',
    steps: [
      'Press Tab. The name comes first, then the left half, then the right: the order of the text, not of the picture.',
      'Go to Company with the arrow keys. Left and right move within a half, down opens what lies below.',
      'Make the window narrow. The halves fold into one menu, and the name moves to the left edge.',
    ],
  },
};
