const countWords = [
  'Two',
  'Four',
  'Six',
  'Eight',
  'Ten',
  'Twelve',
  'Fourteen',
  'Sixteen',
  'Eighteen',
] as const;

/**
 * Returns the text after a sheet has been printed: the number of printed chapters, and the date of
 * the next sheet.
 *
 * @param days dates of all sheets, formatted
 * @param index index of the printed sheet
 */
export function printProgressText(days: readonly string[], index: number): string {
  const nextDay = days[index + 1];
  return nextDay
    ? `${countWords[index]} of twenty are printed. The next sheet comes off on ${nextDay}.`
    : 'All twenty are printed.';
}
