import { dateFormat } from '../../content/formats.ts';

const format = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Returns a calendar day `YYYY-MM-DD` as printed, e.g. "February 28, 2027". */
export function printedDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
