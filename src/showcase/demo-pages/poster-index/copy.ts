/** Copy of the demo page with an index of posters. */
export const posterIndex = {
  heading: 'A year of posters, in one drawer',
  lead: 'Everything the Ruddock press printed for the town, by the calendar. Pull a sheet to see what we remember of it.',
  list: 'The sheets, by date',
  copiesLeft: (count: number) => (count === 0 ? 'none left' : `${count} left`),
} as const;
