/** What the page of the note says round its text. */
export const noteWords = {
  kind: 'Note',
  next: 'Read in two minutes or less',
} as const;
