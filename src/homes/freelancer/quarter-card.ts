import { type DayNumber, dayNumber, mondayOf, monthDay, partsOf, weekdayOf } from './day-number.ts';
import { type DayState, stateOf } from './taken-days.ts';

export interface CardDay {
  day: DayNumber;
  /** Day of the month, as it is printed. */
  date: number;
  state: DayState;
}

/** One quarter of a year as a card: a column a week, a row a weekday. */
export interface QuarterCard {
  /** `2027-1`. */
  id: string;
  /** `First quarter 2027`. */
  title: string;
  /** Weeks by their Mondays, as `Mar 8`. */
  weeks: readonly string[];
  /** Monday to Friday; undefined where the week reaches into another quarter. */
  rows: readonly (readonly (CardDay | undefined)[])[];
  /** Number of weeks at its beginning of which no day is left. */
  past: number;
  free: number;
}

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

/** Returns the first day of the quarter that so many quarters after the one of a day begins. */
function quarterStart(day: DayNumber, after: number): DayNumber {
  const { year, month } = partsOf(day);
  return dayNumber(year, Math.floor((month - 1) / 3) * 3 + 1 + after * 3, 1);
}

function cardAt(first: DayNumber, end: DayNumber, today: DayNumber): QuarterCard {
  const { year, month } = partsOf(first);
  const quarter = Math.floor((month - 1) / 3);
  // A quarter that begins on a weekend has its first week after it.
  const start = weekdayOf(first) > 4 ? mondayOf(first) + 7 : mondayOf(first);
  const count = Math.ceil((end - start) / 7);
  const mondays = Array.from({ length: count }, (_, week) => start + week * 7);
  const rows = Array.from({ length: 5 }, (_, weekday) =>
    mondays.map((monday): CardDay | undefined => {
      const day = monday + weekday;
      if (day < first || day >= end) return undefined;
      return { day, date: partsOf(day).date, state: stateOf(day, today) };
    }),
  );
  const ahead = mondays.findIndex((_, week) =>
    rows.some((row) => row[week] && row[week]?.state !== 'gone'),
  );
  return {
    id: `${year}-${quarter + 1}`,
    title: `${ordinals[quarter]} quarter ${year}`,
    weeks: mondays.map(monthDay),
    rows,
    past: ahead < 0 ? count : ahead,
    free: rows.flat().filter((day) => day?.state === 'free').length,
  };
}

/** The quarter of today and the ones after it. */
export const cardsFrom = (today: DayNumber, count = 4): QuarterCard[] =>
  Array.from({ length: count }, (_, after) =>
    cardAt(quarterStart(today, after), quarterStart(today, after + 1), today),
  );

/** Returns the first free day of all cards; undefined without one. */
export const firstFree = (cards: readonly QuarterCard[]): DayNumber | undefined =>
  cards
    .flatMap(({ rows }) => rows.flat())
    .reduce<DayNumber | undefined>(
      (first, day) => (day?.state === 'free' && !(first && first < day.day) ? day.day : first),
      undefined,
    );

/** First day that none of the cards shows any more. */
export const endOfCards = (today: DayNumber, count = 4): DayNumber => quarterStart(today, count);

/** Returns the next free day of a card from a day on, in steps: a day, or a week; undefined at its edge. */
export function freeDayAfter(
  { rows }: QuarterCard,
  day: DayNumber,
  step: number,
): DayNumber | undefined {
  const free = new Set(rows.flat().flatMap((one) => (one?.state === 'free' ? [one.day] : [])));
  const [first, last] = [Math.min(...free), Math.max(...free)];
  for (let at = day + step; at >= first && at <= last; at += step) if (free.has(at)) return at;
  return undefined;
}
