import { siteConfig } from '../../../site.config.ts';
import { readClock } from '../../content/clock-text.ts';
import { locale } from '../../content/locale.ts';

/** Hours in a day on the clock of the site. */
const clockHours = locale.hours;

/** Formats hours after midnight as on the clock of the site, without am or pm: `12:30`. */
function clockText(hours: number): string {
  const whole = Math.floor(hours);
  const hour = clockHours === 12 ? whole % 12 || 12 : whole % 24;
  const minutes = String(Math.round((hours - whole) * 60)).padStart(2, '0');
  return `${hour}:${minutes}`;
}

/** Returns the times of a day of work between two printed times, in the order of the day. */
export function workdayOf(opens: string, closes: string) {
  const from = readClock(opens) ?? 9;
  const until = readClock(closes) ?? 17;
  const length = (until - from + 24) % 24 || 24;
  return {
    opens: clockText(from),
    starts: clockText(from + 0.5),
    /** Middle of the day, at a full or half hour. */
    pauses: clockText(Math.floor((from + length / 2) * 2) / 2),
    closes: clockText(until),
  };
}

const [first] = siteConfig.company.openingHours;

/** Times of an ordinary day, from the opening hours of the firm. */
export const workday = workdayOf(first?.opens ?? '', first?.closes ?? '');
