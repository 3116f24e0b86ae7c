/** Labels of `/page/CaseStudy`; the story is in `copy.ts` and `sections.ts`. */
export const caseLabels = {
  columns: ['Was', 'Vorher', 'Nachher', 'Wie es gemessen wurde'],
  tableLabel: 'Die Zahlen als Tabelle',
} as const;
