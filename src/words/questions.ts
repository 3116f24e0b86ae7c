/** Number of questions that a search has found, for its script. */
export const questionCountWords = {
  all: (count: number) => `All ${count} questions`,
  found: (count: number, all: number) => `${count} of ${all} questions`,
} as const;

/** Words of the search in a list of questions, and of the list. */
export const questionWords = {
  search: {
    label: 'Look for a word',
    submit: 'Look',
    clear: 'Show all again',
    withoutScript:
      'Your browser runs no scripts, so nothing is sorted out here. Its own search looks inside closed answers as well.',
  },
  groups: 'Groups of questions',
  link: 'Link to this answer',
} as const;
