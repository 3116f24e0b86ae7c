import { siteConfig } from '../../site.config.ts';
import { dateFormat } from '../../src/content/formats.ts';

const { timeZone } = siteConfig.company;
const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ timeZone, ...options });

const day = format({ dateStyle: 'short' });
const year = format({ year: 'numeric' });
const timeOfDay = format({ hour: 'numeric', minute: '2-digit' });
const thisYear = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const earlier = format({ month: 'short', day: 'numeric', year: 'numeric' });

/**
 * Formats a time for a list, in the firm's time zone: `4:12 PM` today, `Nov 25, 4:12 PM` this year,
 * `Nov 25, 2025` before.
 */
export function formatShort(ms: number, now: number = Date.now()): string {
  const same = (unit: Intl.DateTimeFormat) => unit.format(ms) === unit.format(now);
  const chosen = same(day) ? timeOfDay : same(year) ? thisYear : earlier;
  return chosen.format(ms).replaceAll('\u202f', ' ');
}
