import type { newsWords as news } from '../news.ts';
import type { Translation } from '../translation.ts';

export const newsWords: Translation<typeof news> = {
  number: 'Nr.',
  backIssues: 'Frühere Meldungen',
  rss: 'Per RSS',
  share: 'Teilen',
  copied: 'Adresse kopiert',
  notices: 'Kurzmeldungen',
  corrections: {
    heading: 'Korrekturen',
    on: 'Am',
    wrote: 'schrieben wir',
    right: 'Richtig ist:',
    inFeed: (day, right) => `Berichtigt am ${day}. Richtig ist: ${right}`,
  },
  calendar: 'Termine',
  to: 'bis',
  frontPageLabel: 'Oben auf dieser Seite',
};
