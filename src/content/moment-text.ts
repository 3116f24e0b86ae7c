import { timeWords } from '../words/times.ts';
import { dateFormat } from './formats.ts';
import { locale } from './locale.ts';

/** Moment formatted for pages, in one time zone. */
export interface MomentText {
  /** With weekday and year. */
  date: string;
  time: string;
  /** Without year and weekday, for sentences that have named them. */
  day: string;
  /** Digits of a four-part countdown where no script runs: figure and unit. */
  noScriptDigits: readonly (readonly [figure: string, word: string])[];
}

/** Returns the name of a time zone for a time: `Eastern`, `Central European`. */
const zoneName = (timeZone: string): string =>
  dateFormat({ timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/ Time$/, '') ?? timeZone;

/** Formats a moment given with its time zone, e.g. `2027-02-02T09:00:00-05:00`. */
export function momentText(moment: string, timeZone: string): MomentText {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ timeZone, ...options }).format(new Date(moment));
  const hour = Number(
    dateFormat({ timeZone, hour: '2-digit', hourCycle: 'h23' })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'hour')?.value,
  );
  const amOrPm = hour < 12 ? timeWords.am : timeWords.pm;
  return {
    date: format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    time: `${format({ hour: 'numeric', minute: '2-digit' }).replace(/[AP]M/, amOrPm)} ${zoneName(timeZone)}`,
    day: format({ month: 'long', day: 'numeric' }),
    noScriptDigits: [
      [format({ month: '2-digit' }), timeWords.month],
      [format({ day: '2-digit' }), timeWords.day],
      [format({ year: '2-digit' }), timeWords.year],
      locale.hours === 12
        ? [String(hour % 12 || 12).padStart(2, '0'), amOrPm]
        : [String(hour).padStart(2, '0'), timeWords.hour],
    ],
  };
}
