/** Labels of `/page/CaseStudy`; the story is in `copy.ts` and `sections.ts`. */
export const caseLabels = {
  columns: ['What', 'Before, season of 2024', 'After, season of 2026', 'How it was measured'],
  tableLabel: 'The numbers as a table',
} as const;
