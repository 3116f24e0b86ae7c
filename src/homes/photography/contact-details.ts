import type { Detail } from '../../forms/details/detail.ts';

/** Form details of a message, in addition to the contact fields. */
export const details: readonly Detail[] = [
  {
    kind: 'choice',
    name: 'About',
    label: 'What it is about',
    options: ['A day of work', 'Half a day', 'A print', 'A license', 'Something else'],
  },
  {
    kind: 'choice',
    name: 'Print size',
    label: 'Size of the print',
    hint: 'If it is about one. Inches.',
    options: ['6 × 9', '8 × 12', '12 × 18', '20 × 30'],
  },
];
