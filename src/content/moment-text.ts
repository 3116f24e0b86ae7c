import { clockTime } from '../words/clock.ts';
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

/** Returns the name of a time zone after a time: `Eastern`; outside of English its sign, `MESZ`. */
const zoneName = (timeZone: string, moment: Date): string =>
  dateFormat({ timeZone, timeZoneName: isEnglish() ? 'longGeneric' : 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/ Time$/, '') ?? timeZone;

const isEnglish = () => locale.language.startsWith('en');

/** Returns a text whose days do not wrap, `1. Juni 2029`; of English, the text as it is. */
const unbrokenDay = (text: string): string =>
  isEnglish() ? text : text.replaceAll(/(?<=\d\.?) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0');

/** Formats a moment given with its time zone, e.g. `2027-02-02T09:00:00-05:00`. */
export function momentText(moment: string, timeZone: string): MomentText {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ timeZone, ...options }).format(new Date(moment));
  const hour = Number(
    dateFormat({ timeZone, hour: '2-digit', hourCycle: 'h23' })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'hour')?.value,
  );
  const clock = format({ hour: 'numeric', minute: '2-digit' });
  const zone = zoneName(timeZone, new Date(moment));
  const amOrPm = hour < 12 ? timeWords.am : timeWords.pm;
  return {
    date: unbrokenDay(format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })),
    time: `${locale.hours === 12 ? clock.replace(/[AP]M/, amOrPm) : clockTime(clock)}${isEnglish() ? ' ' : '\u00a0'}${zone}`,
    day: unbrokenDay(format({ month: 'long', day: 'numeric' })),
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
