import { bar, type CollectionHeader } from './collection-header.ts';

export const darkHeader: CollectionHeader = {
  title: 'Dark header',
  headTitle: 'Dark header: an ink bar over an ink page',
  description:
    'A dark header whose panels open light, with a focus ring that shows on ink, and a full-screen menu in the same dark on small screens.',
  footer: 'office-hours',
  options: { ...bar, look: 'ink', smallScreen: 'full' },
  demo: {
    heading: 'Dark, and still easy to read',
    lead: 'An ink bar over an ink page: the edge between the two disappears, and only the words are left.',
    tryHeading: 'Three things that go wrong in the dark',
    steps: [
      'Open the cart. What opens from a dark bar is light, or two dark panels would melt into one.',
      'Press Tab. The ring round each entry is paper-colored here; the usual red would reach 3 to 1 at best.',
      'Make the window narrow and open the menu: the whole screen turns ink, lines and arrows with it.',
    ],
    notesHeading: 'What dark asks of you',
    notes: [
      {
        term: 'Heavier letters',
        text: 'Light type on dark looks thinner than it is. Ours goes from 400 to 500 in the bar, no further.',
      },
      {
        term: 'One accent',
        text: 'The brackets round the entry that you point at are vermilion, and nothing else is.',
      },
      {
        term: 'A light place to land',
        text: 'Long texts stand on paper. Dark is for the first screen and for the evening.',
      },
    ],
    words: 'A green that is nearly black does for a wall what ink does for a bar.',
  },
};
