/**
 * Returns the text after a sheet has been printed: the number of printed chapters, and the date of
 * the next sheet.
 *
 * @param days dates of all sheets, formatted
 */
export function printProgressText(days: readonly string[], index: number): string {
  const coming = days[index + 1];
  const all = days.length * 2;
  return coming
    ? `${(index + 1) * 2} von ${all} Kapiteln sind gedruckt. Der nächste Bogen folgt am ${coming}.`
    : `Alle ${all} Kapitel sind gedruckt.`;
}
