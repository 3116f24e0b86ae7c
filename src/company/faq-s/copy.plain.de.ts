import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { questionWords } from '../../words/questions.ts';

const { company } = siteConfig;

/** Copy of `/page/faq-s` except its questions, which are in `questions.ts`. */
export const copy = {
  hero: {
    heading: 'Fragen Sie uns.',
    lead: 'Das möchten Menschen wissen, bevor sie eine Firma wie unsere beauftragen. Jede Antwort steht hier zweimal: kurz und etwas länger.',
  },
  search: questionWords.search,
  noResults: {
    heading: 'Nicht in der Liste.',
    content: 'Keine Antwort hier enthält diese Wörter. Lassen Sie eines weg oder',
    action: { title: 'fragen Sie einen Menschen.', link: '/page/contact-us' },
  },
  figure: {
    media: { name: 'clay-post-key', ratio: '3/2' },
    below: 'ownership',
    caption: 'Ihre Domain, Ihre Konten und Ihre Daten gehören Ihnen.',
  },
  contentsHeading: questionWords.groups,
  linkTitle: questionWords.link,
  closing: {
    heading: 'Fehlt Ihre Frage?',
    content: `Stellen Sie sie in Ihren eigenen Worten, und jemand antwortet Ihnen innerhalb von ${responseTimes.message}.`,
    action: { title: 'Frage stellen', link: '/page/contact-us' },
    phone: { title: company.phone, link: `tel:${company.phoneHref}` },
  },
} as const;
