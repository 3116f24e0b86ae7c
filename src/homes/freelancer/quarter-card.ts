import {
  type DayNumber,
  dayNumber,
  mondayOf,
  toDateParts,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { monthDay } from './days.ts';
import { type DayState, stateOf } from './taken-days.ts';

export interface CardDay {
  day: DayNumber;
  /** Day of the month, as it is printed. */
  date: number;
  state: DayState;
}

/** Calendar of a quarter: a column per week, a row per weekday. */
export interface QuarterCard {
  /** `2027-1`. */
  id: string;
  /** `First quarter 2027`. */
  title: string;
  /** Mondays of the weeks: `Mar 8`. */
  weeks: readonly string[];
  /** Rows from Monday to Friday; undefined for days of another quarter. */
  rows: readonly (readonly (CardDay | undefined)[])[];
  /** Number of past weeks at its beginning. */
  pastWeekCount: number;
  free: number;
}

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

/** Returns the first day of a quarter: 0 quarters `after` is the quarter of `day`, 1 the next one. */
function quarterStart(day: DayNumber, after: number): DayNumber {
  const { year, month } = toDateParts(day);
  return dayNumber(year, Math.floor((month - 1) / 3) * 3 + 1 + after * 3, 1);
}

function createCard(first: DayNumber, end: DayNumber, today: DayNumber): QuarterCard {
  const { year, month } = toDateParts(first);
  const quarter = Math.floor((month - 1) / 3);
  // If the quarter begins on a weekend, its first week is the next one.
  const start = toWeekday(first) > 4 ? mondayOf(first) + 7 : mondayOf(first);
  const count = Math.ceil((end - start) / 7);
  const mondays = Array.from({ length: count }, (_, week) => start + week * 7);
  const rows = Array.from({ length: 5 }, (_, weekday) =>
    mondays.map((monday): CardDay | undefined => {
      const day = monday + weekday;
      if (day < first || day >= end) return undefined;
      return { day, date: toDateParts(day).day, state: stateOf(day, today) };
    }),
  );
  const firstOpenWeek = mondays.findIndex((_, week) =>
    rows.some((row) => row[week] && row[week]?.state !== 'gone'),
  );
  return {
    id: `${year}-${quarter + 1}`,
    title: `${ordinals[quarter]} quarter ${year}`,
    weeks: mondays.map(monthDay),
    rows,
    pastWeekCount: firstOpenWeek < 0 ? count : firstOpenWeek,
    free: rows.flat().filter((day) => day?.state === 'free').length,
  };
}

/** Returns the current quarter and the following ones. */
export const cardsFrom = (today: DayNumber, count = 4): QuarterCard[] =>
  Array.from({ length: count }, (_, after) =>
    createCard(quarterStart(today, after), quarterStart(today, after + 1), today),
  );

/** Returns the first free day of all cards; undefined without one. */
export const findFirstFreeDay = (cards: readonly QuarterCard[]): DayNumber | undefined =>
  cards
    .flatMap(({ rows }) => rows.flat())
    .reduce<DayNumber | undefined>(
      (first, day) => (day?.state === 'free' && !(first && first < day.day) ? day.day : first),
      undefined,
    );

/** Returns the first day after all cards. */
export const endOfCards = (today: DayNumber, count = 4): DayNumber => quarterStart(today, count);

/** Returns the next free day of a card after a day, in steps of a day or a week; undefined without one. */
export function freeDayAfter(
  { rows }: QuarterCard,
  day: DayNumber,
  step: number,
): DayNumber | undefined {
  const free = new Set(rows.flat().flatMap((day) => (day?.state === 'free' ? [day.day] : [])));
  const [first, last] = [Math.min(...free), Math.max(...free)];
  for (let candidate = day + step; candidate >= first && candidate <= last; candidate += step)
    if (free.has(candidate)) return candidate;
  return undefined;
}
