/** Copy of the banner that asks before visits are counted with cookies. */
export interface ConsentCopy {
  /** Accessible name of the banner. */
  label: string;
  text: string;
  /** Page that says more. */
  privacy: { title: string; link: string };
  allow: string;
  refuse: string;
  /** Button in the footer that opens the banner again. */
  change: string;
}

export const consentCopy: ConsentCopy = {
  label: 'Counting visits',
  text: 'May we count your visit with Google’s help? Google then sets cookies and learns which pages you open here. The site works the same either way.',
  privacy: { title: 'What we know about you', link: '/privacy' },
  allow: 'Allow',
  refuse: 'No, thank you',
  change: 'Counting visits: your choice',
};
