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
 * Returns the text for a sheet once it is printed: how many chapters are printed, two a sheet, and the date of
 * the next sheet.
 *
 * @param days of all sheets, in words
 */
export function printProgressText(days: readonly string[], index: number): string {
  const coming = days[index + 1];
  return coming
    ? `${words[index]} of twenty are printed. The next sheet comes off on ${coming}.`
    : 'All twenty are printed.';
}
