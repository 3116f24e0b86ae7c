import { siteConfig } from '../site.config.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the local time of a moment as if it were UTC, in milliseconds. */
function localTimeAsUtc(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(ms);
  const partValue = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    ...([partValue('year'), partValue('month') - 1, partValue('day')] as const),
    ...([partValue('hour'), partValue('minute'), partValue('second')] as const),
  );
}

/**
 * Returns the moment at which clocks show a local time, in milliseconds since 1970. `localMs` is
 * that local time as if it were UTC.
 */
function momentOf(localMs: number, timeZone: string): number {
  // The first guess can be before a change of the clock and the result after it, or vice versa.
  const guess = localMs - (localTimeAsUtc(localMs, timeZone) - localMs);
  return guess - (localTimeAsUtc(guess, timeZone) - localMs);
}

/** Parses a day such as `2026-11-24`; null for another text and for days that do not exist. */
function midnightUtc(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const ms = Date.parse(day);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? null : ms;
}

/**
 * Returns start and end of a day such as `2026-11-24` in a time zone, that of the company by
 * default, in milliseconds since 1970; the end is the start of the next day. Null when there is no
 * such day.
 */
export function dayRange(
  day: string,
  timeZone: string = siteConfig.company.timeZone,
): { start: number; end: number } | null {
  const midnight = midnightUtc(day);
  if (midnight === null) return null;
  return { start: momentOf(midnight, timeZone), end: momentOf(midnight + dayMs, timeZone) };
}
