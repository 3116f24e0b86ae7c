/** Returns the days from one date to a later one, `2026-02-17`, by the calendar. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000);
}

const form = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns a date as it is printed: “February 17, 2026”. */
export const dateText = (date: string) => form.format(new Date(date));
