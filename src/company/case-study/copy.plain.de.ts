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
    title: 'Wonach gefragt wurde',
    unit: 'Beispielzahlen',
    suffix: '',
    labels: ['Öffnungszeiten', 'Preise', 'Bestellung', 'Etwas anderes'],
    // [gap: was Sie gezählt haben, eine Zahl je Beschriftung]
    series: [{ name: 'Fragen', values: [40, 30, 20, 10] }],
  },
  calls: {
    title: 'Fragen, nach Wochen',
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
    title: 'Wie weit man kommt',
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
    title: 'Bestellungen mit Fehlern',
    unit: 'aller Bestellungen, als Beispiel',
    suffix: '\u00a0%',
    labels: ['Monat 1', 'Monat 2', 'Monat 3'],
    // [gap: was Sie vorher und nachher gezählt haben, ein Anteil je Beschriftung]
    series: [
      { name: 'Alt', values: [10, 10, 10] },
      { name: 'Neu', values: [6, 5, 4] },
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
