import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 12,
  headTitle: 'Footer as a full-height closing statement',
  description:
    'A footer that fills the last screen: one sentence in very large type, one button, and the facts of the firm at its foot.',
  options: { arrangement: 'statement', tone: 'deep', signature: false },
  demo: {
    heading: 'The end gets a screen of its own',
    lead: 'One sentence in large type, one button, and the facts at the very foot.',
    tryHeading: 'Arrive',
    steps: [
      'Go to the end with the End key. The sentence has a screen to itself.',
      'There is a single thing to do there, and it is as large as a hand.',
      'Turn your phone: the sentence grows and shrinks with the window, and still fits.',
    ],
  },
};
