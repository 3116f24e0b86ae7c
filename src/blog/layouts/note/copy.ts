/** What the page of the note says round its text. */
export const noteCopy = {
  kind: 'Note',
  next: 'Read in two minutes or less',
} as const;
