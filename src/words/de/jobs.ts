import type { jobWords as jobs } from '../jobs.ts';
import type { Translation } from '../translation.ts';

export const jobWords: Translation<typeof jobs> = {
  back: 'Alle Stellen',
  facts: {
    heading: 'Das Wichtigste',
    salary: 'Gehalt',
    salaryNote: 'im Jahr, brutto',
    hours: 'Arbeitszeit',
    place: 'Ort',
    start: 'Beginn',
    posted: 'Veröffentlicht',
    lastDay: 'Bewerben bis',
    apply: 'Auf diese Stelle bewerben',
    ask: 'Erst eine Frage? Fragen Sie',
  },
  noLastDay: 'die Stelle besetzt ist',
  weekly: (hours) => `${hours} Stunden pro Woche`,
  permanent: 'unbefristet',
  headings: {
    description: 'Die Stelle',
    responsibilities: 'Ihre Aufgaben',
    skills: 'Was Sie mitbringen sollten',
    welcome: 'Willkommen, aber kein Muss',
    benefits: 'Was Sie von uns bekommen',
  },
  apply: 'Bewerben',
  closedNote: {
    since: 'Geschlossen: Bewerbungsschluss war der',
    heading: 'Diese Stelle ist nicht mehr ausgeschrieben',
    openings: 'Offene Stellen ansehen',
    write: 'Oder schreiben Sie uns initiativ:',
  },
  others: 'Weitere offene Stellen',
  number: 'Nr.',
  day: 'Tag',
};
