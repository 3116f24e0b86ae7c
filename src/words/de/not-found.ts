import type { notFoundWords as notFound } from '../not-found.ts';
import type { Translation } from '../translation.ts';

export const notFoundWords: Translation<typeof notFound> = {
  title: 'Seite nicht gefunden',
  headTitle: 'Diese Seite gibt es nicht',
  description:
    'Die gesuchte Seite gibt es hier nicht. Von hier aus erreichen Sie alles andere: die wichtigsten Seiten, den Kontakt und die Suche.',
  page: {
    heading: 'Hier ist nichts.',
    lead: 'Die Seite ist umgezogen, oder im Link steckt ein Tippfehler, vielleicht von uns.',
    onwardHeading: 'Hier geht es weiter',
    searchLabel: 'Oder sagen Sie, was Sie gesucht haben',
    searchSubmit: 'Suchen',
    report:
      'Führte ein Link auf dieser Website hierher? Dann sagen Sie es uns, und wir ändern ihn.',
    reportTitle: 'Schreiben Sie uns',
  },
};
