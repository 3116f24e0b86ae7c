import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 5,
  headTitle: 'Footer with the three latest posts',
  description:
    'A footer that offers one more thing to read: the three latest posts in large type, then two ways on and how to reach the firm.',
  options: { arrangement: 'posts', tone: 'deep-tint', signature: false },
  demo: {
    heading: 'One more thing to read',
    lead: 'Three posts, the newest first, for people who have come to the end and are not done.',
    tryHeading: 'Read on',
    steps: [
      'Point at a title. The line moves in by half a letter, and the arrow leaves.',
      'The list is made while the site is built: publish a post, and this footer knows it.',
      'Below the posts stand two ways on, then the address, the hours, the number.',
    ],
  },
};
