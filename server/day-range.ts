import { siteConfig } from '../site.config.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the local time of a moment as if it were UTC, in milliseconds. */
function wallClock(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
}

/** Returns the moment at which a local time shows, in milliseconds since 1970. */
function momentOf(wall: number, timeZone: string): number {
  // The first guess can lie on the other side of a change of the clock.
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess - (wallClock(guess, timeZone) - wall);
}

/** Parses a day such as `2026-11-24`; null for another text and for days that do not exist. */
function midnightUtc(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const ms = Date.parse(day);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? null : ms;
}

/**
 * Returns begin and end of a day such as `2026-11-24` in a time zone, that of the company by
 * default, in milliseconds since 1970; the end is the begin of the next day. Null when there is no
 * such day.
 */
export function dayRange(
  day: string,
  timeZone: string = siteConfig.company.timeZone,
): { from: number; to: number } | null {
  const midnight = midnightUtc(day);
  if (midnight === null) return null;
  return { from: momentOf(midnight, timeZone), to: momentOf(midnight + dayMs, timeZone) };
}
