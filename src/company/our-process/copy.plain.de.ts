import { hoursBetween } from './hours.ts';
import { upkeepMonths } from './upkeep-months.ts';
import { monthsWithoutWork } from './upkeep-year.ts';
import { weeks } from './weeks.ts';

const { all, withoutWork } = monthsWithoutWork(upkeepMonths);
const theirTime = `${hoursBetween(weeks, 1, 12)} Stunden`;

/** The texts of `/page/our-process`, in the order of the page. */
export const copy = {
  heading: 'Ein Auftrag in zwölf Wochen.',
  lead: 'Das ist ein Beispiel: eine kleine Website in zwölf Wochen. Die Linie rückt um so viele Stunden aus, wie die Woche den Kunden kostet.',
  facts: [
    { label: 'Kunde', value: 'Ein Beispiel, kein echter' },
    { label: 'Was es ist', value: 'Eine kleine Website' },
    { label: 'Preis', value: '[Preis eines solchen Auftrags]' },
    { label: 'Seine Zeit', value: theirTime },
  ],
  chart: {
    label: 'Stunden des Kunden, Woche für Woche',
    hour: 'Stunde',
    hours: 'Stunden',
    fault: null,
  },
  planner: {
    heading: 'Tag für Tag',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    clientLabel: 'Vom Kunden',
    weekLabel: 'Woche',
    legend: {
      hour: 'Eine Stunde des Kunden',
      fault: 'Eine Stunde des Kunden, für unsere Fehler vorgesehen',
      shut: 'Wenn möglich ohne Anrufe',
      friday: 'Der Freitag ist schmaler gezeichnet',
    },
    weeks,
    total: {
      heading: theirTime,
      text: 'In den meisten Wochen ein paar Stunden. Fünf davon braucht es nur, wenn uns ein Fehler passiert.',
    },
  },
  decisions: {
    heading: 'Sieben Fragen',
    lead: 'Manches kann nur der Kunde entscheiden. Wir zeigen beide Wege und sagen, welchen wir nehmen würden. Die Antworten hier sind Beispiele.',
    weekLabel: 'Woche',
    chosenLabel: 'gewählt',
    recommendedLabel: 'Diesen Weg hätten wir genommen',
    items: [
      {
        week: 1,
        question: 'Was wird es?',
        options: ['Eine App', 'Eine Website'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 4,
        question: 'Wer schreibt die Texte?',
        options: ['Wir', 'Der Kunde'],
        chosenIndex: 1,
        recommendedIndex: 0,
      },
      {
        week: 4,
        question: 'Muss man sich anmelden?',
        options: ['Ja', 'Nein'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 5,
        question: 'Wessen Ja zählt?',
        options: ['Das von einer Person', 'Das von allen'],
        chosenIndex: 0,
        recommendedIndex: 0,
      },
      {
        week: 6,
        question: 'Stehen Preise auf der Seite?',
        options: ['Auf Anfrage', 'Offen genannt'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 9,
        question: 'Was wird zuerst gebaut?',
        options: ['Die Bilder', 'Das Formular'],
        chosenIndex: 0,
        recommendedIndex: 1,
      },
      {
        week: 11,
        question: 'Wann geht es online?',
        options: ['Wie geplant', 'Eine Woche später'],
        chosenIndex: 0,
        recommendedIndex: 1,
      },
    ],
  },
  upkeep: {
    heading: 'Nach dem Start',
    lead: `Dieselbe Linie nach dem Start des Beispiels, eine Stufe im Monat: die Stunden, die wir daran arbeiten. In ${withoutWork} von ${all} Monaten gibt es keine.`,
    hourLabel: 'Stunden',
    backupTestLabel: 'ein Backup getestet',
    years: upkeepMonths,
  },
  stages: {
    heading: 'Bei Ihnen wird es anders',
    lead: 'Die Abschnitte sind bei allen gleich. Wie lange jeder dauert, ist verschieden. Deshalb steht hier neben dem Beispiel, was üblich ist.',
    columns: ['Abschnitt', 'Üblich', 'Hier', 'Stunden vom Kunden', 'Ergebnis'],
    exampleStages: [
      { text: 'Woche 1', firstWeek: 1, lastWeek: 1 },
      { text: 'Wochen 2 und 3', firstWeek: 2, lastWeek: 3 },
      { text: 'Woche 4', firstWeek: 4, lastWeek: 4 },
      { text: 'Wochen 5 bis 7', firstWeek: 5, lastWeek: 7 },
      { text: 'Wochen 8 bis 11', firstWeek: 8, lastWeek: 11 },
      { text: 'Seit Woche 12', firstWeek: 12, lastWeek: 12 },
    ],
    note: 'Ein größerer Auftrag braucht mehr Wochen. Die Stunden pro Woche bleiben etwa gleich.',
  },
  next: { title: 'Was wir tun', link: '/page/our-services' },
} as const;
