/** Copy of the board above the posts. */
export const boardCopy = {
  find: { heading: 'Find', search: { label: 'What is it about?', placeholder: 'mail, prices …' } },
  liked: { heading: 'Most liked', one: 'reader', many: 'readers' },
  months: {
    heading: 'When we wrote',
    /** A month with its number, and the busiest month. */
    month: '{title}: {count}',
    busiest: 'The most in {title}: {count}.',
  },
  people: 'Whose hand it was',
  mediaPosts: 'To watch, to hear, to look at',
  letter: {
    heading: 'The board by mail',
    text: 'Once a month, what is new on it. A link in the letter ends it.',
    submit: 'Put me on it',
  },
  all: 'All posts',
} as const;
