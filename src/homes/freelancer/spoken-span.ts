import {
  type DayNumber,
  dayNumber,
  mondayOf,
  toDateParts,
} from '../../elements/clock/day-number.ts';
import { longDay, monthYear } from './days.ts';

/** Range of days named in a phrase; `until` is exclusive. */
export interface SpokenSpan {
  from: DayNumber;
  until: DayNumber;
  title: string;
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const workdaysPerUnit: Readonly<Record<string, number>> = { day: 1, week: 5, month: 20 };
const durationPattern = /\b(\d+|[a-z]+)\s+(?:working\s+|business\s+)?(day|week|month)s?\b/g;

/** Matches `in two weeks`, which is a date and not a duration. */
const weeksAheadPattern = /\bin (\d{1,2}|[a-z]+) weeks?\b/;

/** Returns the number of working days in a phrase: `3 days`, `two weeks`, `a week and 2 days`; a week has five, a month twenty. */
export function daysIn(words: string): number | undefined {
  let sum = 0;
  const durations = words.toLowerCase().replace(weeksAheadPattern, '').matchAll(durationPattern);
  for (const [, count = '', unit = ''] of durations) {
    const number = /^\d+$/.test(count) ? Number(count) : numberWords[count];
    sum += (number ?? 0) * (workdaysPerUnit[unit] ?? 0);
  }
  return sum > 0 ? sum : undefined;
}

/** Returns the miles in a phrase: `190` of `190 miles`. */
export function milesIn(words: string): number | undefined {
  const [, miles] = /\b([\d,]+)\s*mi(?:le)?s?\b/i.exec(words) ?? [];
  return miles === undefined ? undefined : Number(miles.replaceAll(',', ''));
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** A month in full or by its first three letters. */
const monthPattern = `(${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\b\\.?`;
const monthOf = (name: string) =>
  monthNames.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1;
const quarterWords = ['first', 'second', 'third', 'fourth'];

/** Returns the year in the phrase, or the first in which the days are not all past. */
function yearFor(words: string, today: DayNumber, endIn: (year: number) => DayNumber): number {
  const [yearText] = /\b20\d\d\b/.exec(words) ?? [];
  if (yearText !== undefined) return Number(yearText);
  const { year } = toDateParts(today);
  return endIn(year) > today ? year : year + 1;
}

function dateIn(words: string, today: DayNumber): SpokenSpan | undefined {
  const [, name, date] =
    new RegExp(`\\b${monthPattern}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)`).exec(words) ?? [];
  const [, month, day] = /\b(\d{1,2})\/(\d{1,2})\b/.exec(words) ?? [];
  const m = name === undefined ? Number(month) : monthOf(name);
  const d = name === undefined ? Number(day) : Number(date);
  if (!(m >= 1 && m <= 12 && d >= 1 && d <= 31)) return undefined;
  const year = yearFor(words, today, (each) => dayNumber(each, m, d) + 1);
  const from = dayNumber(year, m, d);
  // For an invalid date such as February 30, returns the whole month.
  if (toDateParts(from).day !== d) return undefined;
  return { from, until: from + 1, title: `${longDay(from)}, ${year}` };
}

function quarterIn(words: string, today: DayNumber): SpokenSpan | undefined {
  const [, digit, word] =
    /\bq([1-4])\b|\b(first|second|third|fourth)\s+quarter\b/.exec(words) ?? [];
  if (digit === undefined && word === undefined) return undefined;
  const quarter = digit === undefined ? quarterWords.indexOf(word ?? '') : Number(digit) - 1;
  const quarterStart = (year: number, after: number) =>
    dayNumber(year, (quarter + after) * 3 + 1, 1);
  const year = yearFor(words, today, (each) => quarterStart(each, 1));
  return {
    from: quarterStart(year, 0),
    until: quarterStart(year, 1),
    title: `Q${quarter + 1} ${year}`,
  };
}

function monthIn(words: string, today: DayNumber): SpokenSpan | undefined {
  const [, name] = new RegExp(`\\b${monthPattern}`).exec(words) ?? [];
  if (name === undefined) return undefined;
  const month = monthOf(name);
  const year = yearFor(words, today, (each) => dayNumber(each, month + 1, 1));
  const from = dayNumber(year, month, 1);
  return { from, until: dayNumber(year, month + 1, 1), title: monthYear(from) };
}

function relativeSpanIn(words: string, today: DayNumber): SpokenSpan | undefined {
  const [, count = ''] = weeksAheadPattern.exec(words) ?? [];
  const weeks = numberWords[count] ?? Number(count);
  if (weeks > 0) {
    const from = mondayOf(today) + 7 * weeks;
    return { from, until: from + 5, title: `The week of ${longDay(from)}` };
  }
  const [phrase] = /\b(?:today|tomorrow|this week|next week)\b/.exec(words) ?? [];
  if (phrase === undefined) return undefined;
  if (phrase.endsWith('week')) {
    const from = mondayOf(today) + (phrase === 'next week' ? 7 : 0);
    return { from, until: from + 5, title: phrase === 'next week' ? 'Next week' : 'This week' };
  }
  const from = phrase === 'tomorrow' ? today + 1 : today;
  return { from, until: from + 1, title: longDay(from) };
}

/** Returns the first range of days in a phrase: a date, a quarter, a month, this or next week, tomorrow. */
export function spanIn(words: string, today: DayNumber): SpokenSpan | undefined {
  const lowerCase = words.toLowerCase();
  return (
    relativeSpanIn(lowerCase, today) ??
    dateIn(lowerCase, today) ??
    quarterIn(lowerCase, today) ??
    monthIn(lowerCase, today)
  );
}
