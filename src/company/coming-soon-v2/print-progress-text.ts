const words = [
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
 */
export function printProgressText(days: readonly string[], index: number): string {
  const coming = days[index + 1];
  return coming
    ? `${words[index]} of twenty are printed. The next sheet comes off on ${coming}.`
    : 'All twenty are printed.';
}
