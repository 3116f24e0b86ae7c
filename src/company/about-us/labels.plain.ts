import { siteConfig } from '../../../site.config.ts';
import { addressText, hours } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';

const { founded, phone } = siteConfig.company;

/** Copy of `/page/about-us` in addition to `copy.ts`: labels, contact, next links. */
export const aboutLabels = {
  caption: '[what your picture shows]',
  /** First year of the timeline; `lastYear` is the last one. */
  firstYear: founded,
  // [gap: last year of the timeline]
  lastYear: founded + 4,
  figuresLabel: 'The firm in figures',
  facts: [
    { term: 'Address', text: addressText },
    { term: 'Open', text: hours },
    { term: 'Phone', text: phone },
  ],
  next: {
    label: 'Where to go from here',
    items: [
      {
        title: 'Work with us',
        text: `Tell us what you need. A person answers within ${responseTimes.message}.`,
        link: '/page/contact-us',
      },
      {
        title: 'Work here',
        text: 'Which positions are open, and how to apply.',
        link: '/page/career',
      },
    ],
  },
} as const;
