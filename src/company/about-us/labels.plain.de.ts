import { siteConfig } from '../../../site.config.ts';
import { addressText, hours } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';

const { founded, phone } = siteConfig.company;

/** Copy of `/page/about-us` in addition to `copy.ts`: labels, contact, next links. */
export const aboutLabels = {
  caption: '[was Ihr Bild zeigt]',
  /** First year of the timeline; `lastYear` is the last one. */
  firstYear: founded,
  // [gap: das letzte Jahr der Zeitleiste]
  lastYear: founded + 4,
  figuresLabel: 'Die Firma in Zahlen',
  facts: [
    { term: 'Adresse', text: addressText },
    { term: 'Geöffnet', text: hours },
    { term: 'Telefon', text: phone },
  ],
  next: {
    label: 'Wo es weitergeht',
    items: [
      {
        title: 'Ihr Projekt',
        text: `Sagen Sie uns, was Sie brauchen. Ein Mensch antwortet innerhalb von ${responseTimes.message}.`,
        link: '/page/contact-us',
      },
      {
        title: 'Ihre Stelle',
        text: 'Welche Stellen offen sind und wie Sie sich bewerben.',
        link: '/page/career',
      },
    ],
  },
} as const;
