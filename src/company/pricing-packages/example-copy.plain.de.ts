import { formatMoney } from '../../content/formats.ts';
import type { BillLine } from './bill-line.ts';

// [gap: geplante und berechnete Preise eines eigenen Beispiels, in der Währung Ihrer Website]
const lines: BillLine[] = [
  {
    title: 'Was wir schon einmal gebaut haben',
    planned: formatMoney(1000),
    doubt: 'Kein Zweifel.',
    billed: formatMoney(1000),
    reason: 'Wie geplant.',
  },
  {
    title: 'Was wir nicht sicher wissen',
    planned: formatMoney(500),
    doubt: 'Dafür ist diese Zeile da.',
    billed: formatMoney(200),
    reason: 'Nur so viel war nötig.',
  },
  {
    title: 'Was Sie später ergänzen',
    doubt: 'Nicht im Plan.',
    billed: formatMoney(200),
    reason: 'Sie haben erst diesen Preis gesehen und dann Ja gesagt.',
  },
];

/** The example of `/page/pricing-packages`: a plan, and the bill that came of it. */
export const exampleBill = {
  heading: 'Und wenn wir falsch schätzen?',
  lead: 'Eine Schätzung kann danebenliegen. Deshalb steht in unseren Plänen zu jeder Zeile ein Preis und wie sicher wir uns sind.',
  caption: 'Ein Beispiel mit runden Zahlen',
  labels: {
    line: 'Wofür',
    planned: 'Im Plan',
    billed: 'Auf der Rechnung',
    none: 'nichts',
    total: 'Zusammen',
  },
  lines,
  cases: [
    {
      title: 'Wir lagen falsch',
      content: 'Dann bezahlt den Unterschied [wer ihn bezahlt].',
    },
    {
      title: 'Es war leichter als befürchtet',
      content: 'Dann bleibt bei Ihnen, was vom Betrag für Zweifel übrig ist.',
    },
    {
      title: 'Sie wollen es anders',
      content: 'Erst kommt ein neuer Preis, dann Ihr Ja und dann die Arbeit.',
      action: { title: 'Wie\u00a0wir\u00a0arbeiten', link: '/page/our-process' },
    },
  ],
};
