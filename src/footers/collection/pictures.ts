import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 7,
  headTitle: 'Footer with six pictures from edge to edge',
  description:
    'A green footer with the six latest pictures of the firm’s stream from edge to edge, each a link, and the facts in a row below.',
  options: { arrangement: 'pictures', tone: 'deep', signature: false },
  demo: {
    heading: 'Six squares from the bench',
    lead: 'The latest pictures, from edge to edge of the window, before the page turns green and ends.',
    tryHeading: 'Look closer',
    steps: [
      'Point at a picture: it comes a little nearer, inside its square.',
      'Press Tab. Each picture is a link, and each is read out by what it shows.',
      'There are never more than six. A footer is an end, not a second beginning.',
    ],
  },
};
