/** What the page of the gallery story says round its text and its pictures. */
export const storyCopy = {
  kind: 'Nine pictures',
  label: 'The pictures of this story',
  place: '{number} of {count}',
  open: 'Open picture {number} large',
} as const;
