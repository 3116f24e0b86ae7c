import { siteConfig } from '../../../site.config.ts';
import { addressText, hours } from '../../content/contact.ts';

const { founded } = siteConfig.company;

/** Copy of `/page/about-us` in addition to `copy.ts`: labels, contact. */
export const aboutLabels = {
  /** Year of the foundation; `lastYear` is the year that has not ended yet. */
  firstYear: founded,
  lastYear: 2026,
  figuresLabel: 'The firm in figures',
  facts: [
    { term: 'Address', text: addressText },
    { term: 'Open', text: hours },
    { term: 'Coffee', text: 'At ten and at three. Bring nothing; the bakery is downstairs.' },
  ],
} as const;
