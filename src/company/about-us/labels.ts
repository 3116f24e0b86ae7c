import { siteConfig } from '../../../site.config.ts';
import { addressText, hours } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';

const { founded } = siteConfig.company;

/** Copy of `/page/about-us` in addition to `copy.ts`: labels, contact, next links. */
export const aboutLabels = {
  caption: 'Quarter past five in November. The light upstairs is the backups.',
  /** First year of the timeline; `lastYear` is the last one. */
  firstYear: founded,
  lastYear: 2026,
  figuresLabel: 'The firm in figures',
  facts: [
    { term: 'Address', text: addressText },
    { term: 'Open', text: hours },
    { term: 'Coffee', text: 'At ten and at three. Bring nothing; the bakery is downstairs.' },
  ],
  next: {
    label: 'Where to go from here',
    items: [
      {
        title: 'Work with us',
        text: `Tell us what ought to exist, or what ought to work. A person answers within ${responseTimes.message}.`,
        link: '/page/contact-us',
      },
      {
        title: 'Work here',
        text: 'What is open at the bench, with the salaries stated.',
        link: '/page/career',
      },
    ],
  },
} as const;
