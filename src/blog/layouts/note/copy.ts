/** Copy around the text of the note. */
export const noteCopy = {
  kind: 'Note',
  next: 'Read in two minutes or less',
} as const;
