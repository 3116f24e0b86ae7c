import { bar, type CollectionHeader } from './collection-header.ts';

export const centerLogo: CollectionHeader = {
  title: 'Center logo',
  headTitle: 'Header with the logo between two menu halves',
  description:
    'A header whose logo stands in the middle with two menu entries on each side; the name still comes first for keys and screen readers.',
  footer: 'pictures',
  options: { ...bar, look: 'overlay', arrangement: 'center-logo' },
  demo: {
    heading: 'The name stands between two halves',
    lead: 'Two entries before it, two after it, and the sign where the eye lands first.',
    tryHeading: 'Read it aloud',
    steps: [
      'Press Tab. The name comes first, then the left half, then the right: the order of the text, not of the picture.',
      'Go to Company with the arrow keys. Left and right move within a half, down opens what lies below.',
      'Make the window narrow. The halves fold into one menu, and the name moves to the left edge.',
    ],
    notesHeading: 'For firms whose name is the picture',
    notes: [
      {
        term: 'An even number',
        text: 'Four or six entries. With five, the halves are unequal and the name looks pushed.',
      },
      {
        term: 'Short words',
        text: '“Company” and “Contact us” weigh about the same. “Terms of cooperation” does not.',
      },
      {
        term: 'A quiet wall behind',
        text: 'It lies on the picture here, ink on plaster, and takes a ground when you scroll.',
      },
    ],
    words: 'One black sofa, one low table. Nothing else was asked to stand in the middle.',
  },
};
