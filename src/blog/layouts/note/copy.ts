/** Copy around the text of the note. */
export const noteCopy = {
  formatLabel: 'Note',
  next: 'Read in two minutes or less',
} as const;
