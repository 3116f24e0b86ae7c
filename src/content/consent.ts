import { consentWords } from '../words/consent.ts';

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
  ...consentWords,
  privacy: { title: consentWords.privacy, link: '/privacy' },
};
