import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 40,
  theme: 'house',
  synonyms: ['Vertrauen', 'Rechtsform', 'Offenlegung', 'Impressum', 'Lieferant'],
  path: '/page/who-we-are',
  title: 'Wer wir sind',
  headTitle: 'Wer wir sind: ein Formular, über uns selbst ausgefüllt',
  description:
    'Inhaber, Einnahmen, Preise, Versicherung und was geschieht, wenn wir schließen: jede Antwort mit der Stelle, an der sie sich prüfen lässt.',
  picture: 'who-folder',
  hasClosingCallToAction: true,
};
