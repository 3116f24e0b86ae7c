/** Labels of `/page/CaseStudy`; the story is in `copy.ts` and `sections.ts`. */
export const caseLabels = {
  columns: ['What', 'Before', 'After', 'How it was measured'],
  tableLabel: 'The numbers as a table',
} as const;
