import {
  type DayNumber,
  dayNumber,
  findWeekdayFrom,
  mondayOf,
  toDateParts,
  toObservedDate,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { isWeekday } from './days.ts';

/** Rule that excludes the same days every year. */
export interface YearlyRule {
  title: string;
  /** The days in words. */
  daysText: string;
  /** First and last day of each range in a year. */
  spans: (year: number) => readonly (readonly [first: DayNumber, last: DayNumber])[];
}

const singleDay = (day: DayNumber): readonly [DayNumber, DayNumber] => [day, day];
const memorialDay = (year: number) => findWeekdayFrom(dayNumber(year, 5, 25), 0);
/** Returns the Saturday nearest to November 6. */
const deerOpener = (year: number) => findWeekdayFrom(dayNumber(year, 11, 3), 5);

/** All yearly rules, in the order of the year. */
export const yearlyRules: readonly YearlyRule[] = [
  {
    title: 'Year-end payrolls',
    daysText: 'January 2 to 9. W-2 forms are due, and the sawyers want theirs first.',
    spans: (year) => [[dayNumber(year, 1, 2), dayNumber(year, 1, 9)]],
  },
  {
    title: 'Visits',
    daysText: 'Monday to Wednesday of the first full week of a quarter, at the programs I watch.',
    spans: (year) =>
      [1, 4, 7, 10].map((month) => {
        const monday = findWeekdayFrom(dayNumber(year, month, 1), 0);
        return [monday, monday + 2];
      }),
  },
  {
    title: 'Fit-out at the dock',
    daysText:
      'March 11 to 24. The Soo Locks open on the 25th, and the scale has to be right by then.',
    spans: (year) => [[dayNumber(year, 3, 11), dayNumber(year, 3, 24)]],
  },
  {
    title: 'Walleye',
    daysText:
      'The Friday and the Monday around opening day, two weeks before Memorial Day weekend.',
    spans: (year) => {
      const saturday = memorialDay(year) - 16;
      return [singleDay(saturday - 1), singleDay(saturday + 2)];
    },
  },
  {
    title: 'Inventory in Silver Bay',
    daysText: 'The first full week of June. The library is shut and every book is scanned.',
    spans: (year) => {
      const monday = findWeekdayFrom(dayNumber(year, 6, 1), 0);
      return [[monday, monday + 4]];
    },
  },
  {
    title: 'Plow rehearsal',
    daysText: 'The second week of October, at the county garage.',
    spans: (year) => {
      const monday = findWeekdayFrom(dayNumber(year, 10, 8), 0);
      return [[monday, monday + 4]];
    },
  },
  {
    title: 'Deer',
    daysText: 'From the Friday before the opener through the week after it.',
    spans: (year) => [[deerOpener(year) - 1, deerOpener(year) + 6]],
  },
  {
    title: 'Holidays',
    daysText:
      'New Year, Memorial Day, the Fourth, Labor Day, Thanksgiving and its Friday, Christmas from the 24th to the 26th.',
    spans: (year) => {
      const thanksgiving = findWeekdayFrom(dayNumber(year, 11, 22), 3);
      return [
        singleDay(toObservedDate(dayNumber(year, 1, 1))),
        singleDay(toObservedDate(dayNumber(year + 1, 1, 1))),
        singleDay(memorialDay(year)),
        singleDay(toObservedDate(dayNumber(year, 7, 4))),
        singleDay(findWeekdayFrom(dayNumber(year, 9, 1), 0)),
        [thanksgiving, thanksgiving + 1],
        [dayNumber(year, 12, 24), dayNumber(year, 12, 26)],
      ];
    },
  },
];

/** Returns a pseudorandom number from 0 to 1, the same for the same whole number. */
function randomFor(seed: number): number {
  let mixed = Math.imul(seed + 7919, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** Weekdays that one job takes; 0 is Monday. */
const jobWeekdays: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4],
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 4],
  [0, 1],
  [3, 4],
];

/** Returns the probability that a week is booked; it increases as the week approaches. */
const bookingProbability = (weeksAhead: number) =>
  0.1 + 0.72 * Math.exp(-Math.max(0, weeksAhead) / 11);

/** Returns whether a day is booked in the simulated bookings as of today. */
function isBooked(day: DayNumber, today: DayNumber): boolean {
  const monday = mondayOf(day);
  const week = Math.round(monday / 7);
  if (randomFor(week) >= bookingProbability((monday - mondayOf(today)) / 7)) return false;
  const job = jobWeekdays[Math.floor(randomFor(week + 40_009) * jobWeekdays.length)] ?? [];
  return job.includes(toWeekday(day));
}

export type DayState = 'gone' | 'taken' | 'free';

/** Returns the title of the yearly rule that excludes a day; holidays take precedence. */
export function yearlyRuleTitle(day: DayNumber): string | undefined {
  const { year } = toDateParts(day);
  return yearlyRules.findLast(({ spans }) =>
    spans(year).some(([first, last]) => day >= first && day <= last),
  )?.title;
}

/** Returns the state of a day. Today and weekends are never free. */
export function stateOf(day: DayNumber, today: DayNumber): DayState {
  if (day <= today) return 'gone';
  const isTaken = !isWeekday(day) || yearlyRuleTitle(day) !== undefined || isBooked(day, today);
  return isTaken ? 'taken' : 'free';
}

/** Returns the next weekday after a day. */
export const nextWeekday = (day: DayNumber): DayNumber =>
  isWeekday(day + 1) ? day + 1 : mondayOf(day) + 7;

/** Returns the consecutive free weekdays from a day on, at most `length`. */
export function freeRunFrom(day: DayNumber, length: number, today: DayNumber): DayNumber[] {
  const run: DayNumber[] = [];
  let current = day;
  while (run.length < length && stateOf(current, today) === 'free') {
    run.push(current);
    current = nextWeekday(current);
  }
  return run;
}

/** Returns the first `length` consecutive free weekdays in a range; undefined without any. */
export function nextRun(
  length: number,
  today: DayNumber,
  { from = today + 1, until = today + 400 } = {},
): DayNumber[] | undefined {
  for (let day = from; day < until; day++) {
    const run = freeRunFrom(day, length, today);
    if (run.length === length) return run;
  }
  return undefined;
}
