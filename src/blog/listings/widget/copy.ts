import { listingWords } from '../../../words/blog-lists.ts';

const { find, search, subscribe, ...words } = listingWords.board;

/** Copy of the board above the posts. */
export const boardCopy = {
  ...words,
  find: { heading: find, search },
  newsletter: {
    heading: 'The board by mail',
    text: 'Once a month, what is new on it. A link in the letter ends it.',
    submit: subscribe,
  },
} as const;
