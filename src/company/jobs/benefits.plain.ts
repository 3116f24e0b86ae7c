/** Benefits of every job. */
export const benefits = [
  'Working hours that you can plan with: [which hours].',
  'Paid days off: [how many a year].',
  'Insurance and retirement: [what you pay].',
];
