/** Returns a printed day, `November 3, 2026`, as `YYYY-MM-DD`. */
export const isoDayOf = (printed: string): string =>
  new Date(`${printed} UTC`).toISOString().slice(0, 10);

/** Returns the moment at which a printed day begins in UTC, in ms since 1970. */
export const startOfDay = (printed: string): number => Date.parse(`${printed} UTC`);

/**
 * Reads a day as people write it in a record: `November 3, 2026` or `2026-11-03`.
 *
 * @returns the day as printed; undefined for anything else, and for days that no month has
 */
export function readDay(written: string): string | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(written)
    ? Date.parse(`${written}T00:00:00Z`)
    : startOfDay(written);
  if (Number.isNaN(moment)) return undefined;
  // Browsers' dates take February 30 for March 2.
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const printed = long.format(moment);
  return written === printed || written === isoDayOf(printed) ? printed : undefined;
}
