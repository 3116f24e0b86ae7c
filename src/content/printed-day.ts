import { dayFormatter, formatDay } from './formats.ts';
import { locale } from './locale.ts';

const dayMs = 86_400_000;
const isAmerican = locale.language === 'en-US';

const formatInEnglish = dayFormatter({ dateStyle: 'long' }, 'en-US');

/** Cache of `daysOf`. */
const daysByYear = new Map<number, ReadonlyMap<string, number>>();

/** Returns the days of a year by how the site's language prints them. */
function daysOf(year: number): ReadonlyMap<string, number> {
  const cachedDays = daysByYear.get(year);
  if (cachedDays) return cachedDays;
  const nextYear = Date.UTC(year + 1);
  const days = new Map<string, number>();
  for (let day = Date.UTC(year); day < nextYear; day += dayMs) days.set(formatDay(day), day);
  daysByYear.set(year, days);
  return days;
}

/** Returns the moment at which a printed or English day begins in UTC; NaN for anything else. */
function momentOf(text: string): number {
  const inLanguage = isAmerican ? undefined : daysOf(Number(/\d{4}/.exec(text)?.[0])).get(text);
  return inLanguage ?? Date.parse(`${text} UTC`);
}

/**
 * Returns the moment at which a printed day begins in UTC, in ms since 1970.
 * @throws for another text, whose record would never be published
 */
export function startOfDay(printed: string): number {
  const moment = momentOf(printed);
  if (Number.isNaN(moment)) throw new Error(`“${printed}” is no day. Write it as 2026-11-03.`);
  return moment;
}

/** Returns a printed day, `November 3, 2026`, as `YYYY-MM-DD`. */
export const isoDayOf = (printed: string): string =>
  new Date(startOfDay(printed)).toISOString().slice(0, 10);

/**
 * Reads a day as people write it in a record: `November 3, 2026`, the same in the site's language,
 * or `2026-11-03`.
 *
 * @returns the day as printed; undefined for anything else, and for days that no month has
 */
export function readDay(dayText: string): string | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(dayText)
    ? Date.parse(`${dayText}T00:00:00Z`)
    : momentOf(dayText);
  if (Number.isNaN(moment)) return undefined;
  const printed = formatDay(moment);
  // Browsers' dates take February 30 for March 2.
  const isoDay = new Date(moment).toISOString().slice(0, 10);
  const spellings = [printed, formatInEnglish(moment), isoDay];
  return spellings.includes(dayText) ? printed : undefined;
}
