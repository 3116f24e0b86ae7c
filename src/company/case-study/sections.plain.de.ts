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
          'Unser Kunde kam zu uns, weil [was zu viel Zeit kostete]. Bevor wir etwas vorschlugen, haben wir [was Sie zuerst getan haben].',
        ],
        aside: { img: 'town-night', caption: 'Vorher.' },
      },
    ],
  },
  {
    id: 'findings',
    heading: 'Was wir fanden',
    blocks: [
      {
        kind: 'text',
        paragraphs: ['Wir haben [wem Sie zugesehen und was Sie gezählt haben].'],
      },
      { kind: 'strokes', chart: 'questions' },
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
            title: 'Was zuerst kommt',
            content: 'Ganz oben steht jetzt [was die meisten suchen].',
          },
          {
            title: 'Was wegfällt',
            content: 'Weggelassen haben wir [was niemand brauchte].',
          },
          {
            title: 'Wo es funktioniert',
            content: 'Gebaut ist es für [welche Geräte und welche Orte].',
          },
          {
            title: 'Wer erreichbar bleibt',
            content: 'Fragen beantwortet [wer, und auf welchem Weg].',
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
        paragraphs: ['Die erste Version konnte [was sie konnte].'],
      },
      {
        kind: 'figure',
        img: 'town-day',
        caption: 'Nachher.',
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
            period: 'Wochen 1–2',
            title: 'Der Plan',
            content: 'Im Plan stand [was Sie vereinbart haben].',
          },
          {
            period: 'Wochen 3–7',
            title: 'Die erste Version',
            content: 'Als Erstes entstand [welcher Teil zuerst fertig war].',
          },
          {
            period: 'Wochen 8–9',
            title: 'Tests',
            content: 'Ausprobiert haben sie [welche Personen].',
          },
          {
            period: 'Woche 10',
            title: 'Online',
            content: 'Die neue Version ersetzte [was es vorher gab].',
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
      { kind: 'results' },
      {
        kind: 'places',
        chart: 'noShows',
        places: 20,
        isFerry: false,
        label: 'Bestellungen in Reihen auf dem Kabel; die mit einem Fehler sind Lücken darin.',
        note: 'Von {places} Bestellungen: {count} mit einem Fehler.',
      },
      { kind: 'people', chart: 'steps' },
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
              'Nach dem Start stellte sich heraus, dass [was nicht funktionierte]. Danach haben wir [wie Sie damit umgegangen sind].',
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
          'Die erste Version kostete [was sie kostete]. Vereinbart hatten wir [was vorher vereinbart war].',
        ],
      },
    ],
  },
];
