/** Words of the banner that asks before visits are counted with cookies. */
export const consentWords = {
  /** Accessible name of the banner. */
  label: 'Counting visits',
  text: 'May we count your visit with Google’s help? Google then sets cookies and learns which pages you open here. The site works the same either way.',
  /** Link to the page that says more. */
  privacy: 'What we know about you',
  allow: 'Allow',
  refuse: 'No, thank you',
  /** Button in the footer that opens the banner again. */
  change: 'Counting visits: your choice',
} as const;
