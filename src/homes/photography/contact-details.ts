import type { Detail } from '../../forms/details/detail.ts';

/** Details of a letter, beside the contact data. */
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
