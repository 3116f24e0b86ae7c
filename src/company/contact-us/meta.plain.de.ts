import { responseTimes } from '../../content/response-times.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 170,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Anschrift', 'Telefonnummer', 'Anfahrt', 'Wegbeschreibung'],
  path: '/page/contact-us',
  title: 'Kontakt',
  headTitle: 'Kontakt: schreiben, anrufen oder vorbeikommen',
  description: `Sagen Sie uns, was Sie vorhaben. Ein Mensch liest jede Nachricht und antwortet innerhalb von ${responseTimes.message}. Telefon, E-Mail und Adresse.`,
  picture: 'letterbox',
};
