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
 * What is said from the moment a sheet is off the press: how many chapters are printed, two a sheet,
 * and when the next sheet comes.
 *
 * @param days of all sheets, in words
 */
export function saidOncePrinted(days: readonly string[], place: number): string {
  const coming = days[place + 1];
  return coming
    ? `${words[place]} of twenty are printed. The next sheet comes off on ${coming}.`
    : 'All twenty are printed.';
}
