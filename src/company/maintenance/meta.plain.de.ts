import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 220,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Wartungsarbeiten', 'Ausfall', 'Baustelle', '503', 'geschlossen'],
  path: '/page/maintenance',
  title: 'Wartung',
  headTitle: 'Wartung: An dieser Website wird gearbeitet',
  description:
    'Die Seite, die alle anderen vertritt, während an einer Website gearbeitet wird: was geändert wird, was schon fertig ist und was weiter funktioniert.',
  picture: 'mountains-night',
};
