/** Message in the place of a part of the page whose code did not load. */
export const loadFailedWords = {
  text: 'This part of the page did not load. Everything else still works.',
  again: 'Try again',
} as const;
