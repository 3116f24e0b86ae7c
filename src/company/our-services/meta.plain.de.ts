import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 90,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Angebot', 'was wir tun', 'was Sie anbieten', 'welche Leistung', 'Dienstleistungen'],
  path: '/page/our-services',
  title: 'Unsere Leistungen',
  headTitle: 'Unsere Leistungen: was sie sind und was sie kosten',
  description:
    'Unsere Leistungen: wann Sie welche brauchen und wann nicht, ab welchem Preis, wie lange es dauert und was wir anderen überlassen.',
  picture: 'six-fields',
};
