import type { CaseChart, CaseChartName, CaseResult } from '../../content/schema/case-study.ts';
import { caseStudySections } from './sections.ts';

/** The results, before and after. */
const results: CaseResult[] = [
  {
    label: 'Fragen pro Woche',
    before: '[die Zahl vorher]',
    after: '[die Zahl nachher]',
    note: '[wie Sie vorher und nachher gezählt haben]',
  },
  {
    label: 'Formular gesendet',
    before: '[der Anteil vorher]',
    after: '[der Anteil nachher]',
    note: '[wo und wie Sie gezählt haben]',
  },
];

/** The charts, by the names that the sections use. */
export const caseStudyCharts: Record<CaseChartName, CaseChart> = {
  questions: {
    form: 'bars',
    title: 'Wonach gefragt wurde',
    summary:
      'Beispielzahlen: vierzig Fragen zu Öffnungszeiten, dreißig zu Preisen, zwanzig zu einer Bestellung, zehn zu etwas anderem.',
    unit: 'Beispielzahlen',
    suffix: '',
    labels: ['Öffnungszeiten', 'Preise', 'Bestellung', 'Etwas anderes'],
    // [gap: was Sie gezählt haben, eine Zahl je Beschriftung]
    series: [{ name: 'Fragen', values: [40, 30, 20, 10] }],
  },
  calls: {
    form: 'line',
    title: 'Fragen, nach Wochen',
    summary:
      'Beispielzahlen: vorher einhundert Fragen pro Woche, nachher zuerst achtzig, dann fünfzig.',
    unit: 'Beispielzahlen',
    suffix: '',
    labels: ['Woche 1', 'Woche 2', 'Woche 3', 'Woche 4'],
    // [gap: was Sie vorher und nachher gezählt haben, eine Zahl je Beschriftung]
    series: [
      { name: 'Alt', values: [100, 100, 100, 100] },
      { name: 'Neu', values: [80, 70, 60, 50] },
    ],
  },
  steps: {
    form: 'bars',
    title: 'Wie weit man kommt',
    summary:
      'Beispielzahlen: Von einhundert Menschen, die die Seite öffnen, haben früher fünfzig das Formular gesendet, und jetzt sind es achtzig.',
    unit: 'Beispielzahlen, von 100 Personen',
    suffix: '\u00a0%',
    labels: ['Seite geöffnet', 'Formular begonnen', 'Formular gesendet'],
    // [gap: was Sie vorher und nachher gezählt haben, eine Zahl je Beschriftung]
    series: [
      { name: 'Alt', values: [100, 70, 50] },
      { name: 'Neu', values: [100, 90, 80] },
    ],
  },
  noShows: {
    form: 'line',
    title: 'Fehler, nach Monaten',
    summary: 'Beispielzahlen: vorher zehn Fehler im Monat, nachher zuerst acht, dann vier.',
    unit: 'Beispielzahlen',
    suffix: '',
    labels: ['Monat 1', 'Monat 2', 'Monat 3'],
    // [gap: was Sie vorher und nachher gezählt haben, eine Zahl je Beschriftung]
    series: [
      { name: 'Alt', values: [10, 10, 10] },
      { name: 'Neu', values: [8, 6, 4] },
    ],
  },
};

/** The texts of `/page/CaseStudy`. */
export const caseStudy = {
  client: 'Fallstudie',
  heading: 'Ein Projekt von Anfang bis Ende',
  lead: 'Wie wir mit einem Kunden gearbeitet haben: was wir vorfanden, was wir bauten und was wir ändern würden.',
  /** Labels of the drawing in the first screen; its numbers are those of the chart `calls`. */
  cord: {
    label: 'Ein Kabel: eng gewickelt für die Zahl vorher, auseinandergezogen für die Zahl nachher.',
    scale: 'Eine Schlaufe steht für {count}.',
  },
  hero: { img: 'ferry-landing' },
  contentsHeading: 'Darum geht es',
  resultsHeading: 'Vorher und nachher',
  facts: [
    { label: 'Kunde', value: '[wer der Kunde ist]' },
    { label: 'Was es ist', value: '[was Sie gebaut haben]' },
    { label: 'Erste Version', value: '[von wann bis wann]' },
  ],
  results,
  sections: caseStudySections,
  next: { title: 'Hier arbeiten', link: '/page/career' },
} as const;
