/** Words of the banner that asks before visits are counted with cookies. */
export const consentWords = {
  label: 'Counting visits',
  text: 'May we count your visit with Google’s help? Google then sets cookies and learns which pages you open here. The site works the same either way.',
  privacy: 'What we know about you',
  allow: 'Allow',
  refuse: 'No, thank you',
  change: 'Counting visits: your choice',
} as const;
