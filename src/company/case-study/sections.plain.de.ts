import type { CaseSection } from '../../content/schema/case-study.ts';

/** The chapters of the case study, in order. */
export const caseStudySections: CaseSection[] = [
  {
    id: 'the-problem',
    heading: 'Wie es anfing',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Unser Kunde kam zu uns, weil [was zu viel Zeit kostete]. Bevor wir etwas vorschlugen, wollten wir es selbst sehen.',
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-before',
        caption: 'Vorher.',
        width: 'inline',
      },
    ],
  },
  {
    id: 'findings',
    heading: 'Was wir fanden',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Wir haben den Menschen zugesehen, die diese Arbeit machen, und wir haben gezählt, wonach ihre Kunden fragten.',
        ],
      },
      { kind: 'chart', chart: 'questions' },
      {
        kind: 'text',
        paragraphs: ['Am meisten überrascht hat uns, [was Sie nicht erwartet hatten].'],
      },
    ],
  },
  {
    id: 'decisions',
    heading: 'Was wir beschlossen',
    blocks: [
      {
        kind: 'points',
        ordered: true,
        items: [
          {
            title: 'Die häufigste Frage kommt zuerst',
            content: 'Was die meisten suchen, steht ganz oben auf der ersten Seite.',
          },
          {
            title: 'Weniger Felder',
            content: 'Das Formular fragt nur nach dem, was für die Antwort nötig ist.',
          },
          {
            title: 'Handys zuerst',
            content:
              'Jeder Schritt funktioniert auf einem kleinen Bildschirm und mit einer langsamen Verbindung.',
          },
          {
            title: 'Ein Mensch bleibt erreichbar',
            content: 'Die Telefonnummer steht auf jeder Seite.',
          },
        ],
      },
    ],
  },
  {
    id: 'built',
    heading: 'Was wir bauten',
    blocks: [
      {
        kind: 'text',
        paragraphs: ['Die erste Version konnte das Wichtigste und sonst nichts: [was sie kann].'],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-timetable',
        caption: 'Nachher.',
        width: 'wide',
      },
    ],
  },
  {
    id: 'weeks',
    heading: 'Woche für Woche',
    blocks: [
      {
        kind: 'timeline',
        // [gap: die Wochen jedes Abschnitts]
        items: [
          {
            weeks: 'Wochen 1–2',
            title: 'Der Plan',
            content: 'Was wir bauen, in welcher Reihenfolge und was jeder Teil kostet.',
          },
          {
            weeks: 'Wochen 3–7',
            title: 'Die erste Version',
            content:
              'Unser Kunde sieht sie wachsen und probiert jeden Teil aus, sobald er funktioniert.',
          },
          {
            weeks: 'Wochen 8–9',
            title: 'Tests',
            content: 'Menschen, die sie noch nie gesehen haben, benutzen sie, und wir sehen zu.',
          },
          {
            weeks: 'Woche 10',
            title: 'Online',
            content: 'Die neue Version löst die alte ab.',
          },
        ],
      },
    ],
  },
  {
    id: 'results',
    heading: 'Das Ergebnis',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Wir vergleichen die Zeit vor dem Start mit der Zeit danach. Die Zahlen in diesen Diagrammen sind Beispiele.',
        ],
      },
      { kind: 'chart', chart: 'calls' },
      { kind: 'chart', chart: 'steps' },
      { kind: 'chart', chart: 'noShows' },
    ],
  },
  {
    id: 'wrong',
    heading: 'Was schiefging',
    blocks: [
      {
        kind: 'points',
        ordered: false,
        items: [
          {
            title: 'Woran wir nicht gedacht hatten',
            content:
              'Nach dem Start stellte sich heraus, dass [was nicht funktionierte]. Wir haben es unserem Kunden gesagt, und wir haben es behoben.',
          },
        ],
      },
    ],
  },
  {
    id: 'cost',
    heading: 'Was es kostete',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Die erste Version kostete [was sie kostete]. Das war vereinbart, bevor wir anfingen.',
        ],
      },
    ],
  },
];
