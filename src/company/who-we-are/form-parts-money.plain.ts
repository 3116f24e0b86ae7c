import type { FormPart } from './form.ts';

/** Share owners; the last row is the total. */
export const owners = [
  { label: 'Owners', value: '[names of the owners]' },
  { label: 'All shares', value: '[number of shares]', isTotal: true },
] as const;

/** Income by source. */
export const earnings = [
  { label: 'Things built', value: '[share in percent]' },
  { label: 'Upkeep', value: '[share in percent]' },
] as const;

/** Part B of the form: income and prices. */
export const money: FormPart = {
  letter: 'B',
  title: 'Money',
  entries: [
    {
      question: 'What do you live on?',
      rows: earnings,
      proof: 'word',
      note: 'Please ask, if you need to know more.',
    },
    {
      question: 'What does it cost?',
      paragraphs: ['What we offer is listed with its price.'],
      proof: 'here',
      note: 'The list is open to everybody.',
      action: { title: 'All prices', link: '/page/pricing-packages' },
    },
  ],
};
