import { siteConfig } from '../../../site.config.ts';
import { addressText, hours } from '../../content/contact.ts';
import { thisYear } from '../../content/this-year.ts';

const { founded, phone } = siteConfig.company;

/** Copy of `/page/about-us` in addition to `copy.ts`: labels, contact. */
export const aboutLabels = {
  /** Year of the foundation; `lastYear` is the year that has not ended yet. */
  firstYear: founded,
  lastYear: thisYear,
  figuresLabel: 'The firm in figures',
  facts: [
    { term: 'Address', text: addressText },
    { term: 'Open', text: hours },
    { term: 'Phone', text: phone },
  ],
} as const;
