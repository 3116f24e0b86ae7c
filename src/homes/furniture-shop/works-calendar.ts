import {
  type DayNumber,
  dayFormat,
  dayNumber,
  dayNumberOf,
  findWeekdayFrom,
  toDateParts,
  toObservedDate,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Time zone of Jamestown, New York. */
export const timeZone = 'America/New_York';

/** Returns the day and minutes after midnight in Jamestown at a moment. */
export function clockAt(moment: Date): { today: DayNumber; minutes: number } {
  const clock = zoneClock(timeZone);
  return { today: dayNumberOf(clock.dayAt(moment)), minutes: clock.minutesAt(moment) };
}

/** Period on whose days the firm is closed. */
interface ClosedPeriod {
  first: DayNumber;
  last: DayNumber;
  reason: string;
}
/** Returns the closed periods of a year. */
const closedPeriods = (year: number): readonly ClosedPeriod[] => {
  const memorial = findWeekdayFrom(dayNumber(year, 5, 25), 0);
  const fourth = toObservedDate(dayNumber(year, 7, 4));
  const labor = findWeekdayFrom(dayNumber(year, 9, 1), 0);
  const thanksgiving = findWeekdayFrom(dayNumber(year, 11, 22), 3);
  const august = findWeekdayFrom(dayNumber(year, 8, 1), 0);
  return [
    { first: dayNumber(year, 1, 1), last: dayNumber(year, 1, 1), reason: 'New Year' },
    { first: memorial, last: memorial, reason: 'Memorial Day' },
    { first: fourth, last: fourth, reason: 'The Fourth' },
    { first: august, last: august + 11, reason: 'Booth is scraped' },
    { first: labor, last: labor, reason: 'Labor Day' },
    { first: thanksgiving, last: thanksgiving + 1, reason: 'Thanksgiving' },
    { first: dayNumber(year, 12, 24), last: dayNumber(year, 12, 31), reason: 'Christmas' },
  ];
};

/** Returns the reason why the firm is closed on a day; undefined on a working day. */
export function closingReason(day: DayNumber): string | undefined {
  // 5 is Saturday, 6 is Sunday.
  if (toWeekday(day) > 4) return 'Weekend';
  return closedPeriods(toDateParts(day).year).find(({ first, last }) => day >= first && day <= last)
    ?.reason;
}

/** Returns the date that is `count` working days after a day. */
export function workdaysAfter(day: DayNumber, count: number): DayNumber {
  let current = day;
  for (let remaining = count; remaining > 0; ) {
    current += 1;
    if (!closingReason(current)) remaining -= 1;
  }
  return current;
}

const formatDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** Returns `Tuesday, December 1`, with a no-break space before the day. */
export const longDay = (day: DayNumber): string => formatDay(day).replace(/ (?=\d)/, '\u00a0');
/** Formats a weekday: `Tuesday`. */
export const weekdayName = dayFormat({ weekday: 'long' });
/** Formats a date: `Dec 1`. */
export const monthDay = dayFormat({ month: 'short', day: 'numeric' });
