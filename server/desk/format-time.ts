import { siteConfig } from '../../site.config.ts';
import { dateFormat } from '../../src/content/formats.ts';

const { timeZone } = siteConfig.company;
const createFormat = (options: Intl.DateTimeFormatOptions) => dateFormat({ timeZone, ...options });

const dayFormat = createFormat({ dateStyle: 'short' });
const yearFormat = createFormat({ year: 'numeric' });
const timeOfDayFormat = createFormat({ hour: 'numeric', minute: '2-digit' });
const thisYearFormat = createFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const earlierYearFormat = createFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/**
 * Formats a time for a list, in the firm's time zone: `4:12 PM` today, `Nov 25, 4:12 PM` this year,
 * `Nov 25, 2025` before.
 */
export function formatShort(ms: number, now: number = Date.now()): string {
  const isSame = (unit: Intl.DateTimeFormat) => unit.format(ms) === unit.format(now);
  const chosenFormat = isSame(dayFormat)
    ? timeOfDayFormat
    : isSame(yearFormat)
      ? thisYearFormat
      : earlierYearFormat;
  return chosenFormat.format(ms).replaceAll('\u202f', ' ');
}
