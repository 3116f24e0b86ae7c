import type { FormPart } from './form.ts';

/** Share owners; the last row is the total. */
export const owners = [
  { label: 'Inhaber', value: '[Namen der Inhaber]' },
  { label: 'Alle Anteile', value: '[Zahl der Anteile]', isTotal: true },
] as const;

/** Income by source. */
export const earnings = [
  { label: 'Was wir bauen', value: '[Anteil in Prozent]' },
  { label: 'Pflege', value: '[Anteil in Prozent]' },
] as const;

/** Part B of the form: income and prices. */
export const money: FormPart = {
  letter: 'B',
  title: 'Geld',
  entries: [
    {
      question: 'Wovon leben Sie?',
      rows: earnings,
      proof: 'word',
      note: 'Bitte fragen Sie, wenn Sie mehr wissen müssen.',
    },
    {
      question: 'Was kostet es?',
      paragraphs: ['Was wir anbieten, steht hier mit dem Preis.'],
      proof: 'here',
      note: 'Die Liste ist für alle offen.',
      action: { title: 'Alle Preise', link: '/page/pricing-packages' },
    },
  ],
};
