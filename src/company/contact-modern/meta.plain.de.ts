import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 190,
  theme: 'house',
  footer: 'one-line',
  synonyms: ['Anschrift', 'Telefonnummer', 'E-Mail-Adresse'],
  path: '/page/contact-modern',
  title: 'Kontakt, modern',
  headTitle: 'Kontakt, modern: so fängt ein Projekt mit uns an',
  description: `Ein Projekt mit ${siteConfig.company.name} anfangen: was nach dem Absenden passiert, wer Ihre Nachricht liest und was uns hilft, klar zu antworten.`,
  ...(siteConfig.map && { picture: siteConfig.map.picture }),
};
