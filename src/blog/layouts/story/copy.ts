/** Copy of the picture story, around its text and pictures. */
export const storyCopy = {
  formatLabel: 'Nine pictures',
  label: 'The pictures of this story',
  place: '{number} of {count}',
  open: 'Open picture {number} large',
} as const;
