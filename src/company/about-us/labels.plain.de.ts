import { siteConfig } from '../../../site.config.ts';
import { addressText, hours } from '../../content/contact.ts';
import { thisYear } from '../../content/this-year.ts';

const { founded, phone } = siteConfig.company;

/** Copy of `/page/about-us` in addition to `copy.ts`: labels, contact. */
export const aboutLabels = {
  /** Year of the foundation; `lastYear` is the year that has not ended yet. */
  firstYear: founded,
  lastYear: thisYear,
  figuresLabel: 'Die Firma in Zahlen',
  facts: [
    { term: 'Adresse', text: addressText },
    { term: 'Geöffnet', text: hours },
    { term: 'Telefon', text: phone },
  ],
} as const;
