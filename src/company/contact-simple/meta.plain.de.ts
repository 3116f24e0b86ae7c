import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 180,
  theme: 'house',
  footer: 'one-line',
  synonyms: ['Anschrift', 'Telefonnummer', 'E-Mail-Adresse'],
  path: '/page/contact-simple',
  title: 'Kontakt, einfach',
  headTitle: 'Kontakt, einfach: vier Felder und ein Knopf',
  description: `Der kürzeste Weg zu ${siteConfig.company.name}: Ihr Name, Ihre E-Mail-Adresse, Ihre Telefonnummer und worum es geht. Antwort innerhalb von ${responseTimes.message}.`,
  picture: 'letters-desk',
};
