import {
  type DayNumber,
  dayFormat,
  dayNumber,
  dayNumberOf,
  observedOn,
  partsOf,
  weekdayFrom,
  weekdayOf,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Time zone of Jamestown, New York. */
export const timeZone = 'America/New_York';

/** Returns the day and minutes after midnight in Jamestown at a moment. */
export function clockAt(moment: Date): { today: DayNumber; minutes: number } {
  const clock = zoneClock(timeZone);
  return { today: dayNumberOf(clock.dayAt(moment)), minutes: clock.minutesAt(moment) };
}

/** Returns the closed periods of a year: first and last day, and the reason. */
const shutIn = (year: number): readonly (readonly [DayNumber, DayNumber, string])[] => {
  const memorial = weekdayFrom(dayNumber(year, 5, 25), 0);
  const fourth = observedOn(dayNumber(year, 7, 4));
  const labor = weekdayFrom(dayNumber(year, 9, 1), 0);
  const thanksgiving = weekdayFrom(dayNumber(year, 11, 22), 3);
  const august = weekdayFrom(dayNumber(year, 8, 1), 0);
  return [
    [dayNumber(year, 1, 1), dayNumber(year, 1, 1), 'New Year'],
    [memorial, memorial, 'Memorial Day'],
    [fourth, fourth, 'The Fourth'],
    [august, august + 11, 'Booth is scraped'],
    [labor, labor, 'Labor Day'],
    [thanksgiving, thanksgiving + 1, 'Thanksgiving'],
    [dayNumber(year, 12, 24), dayNumber(year, 12, 31), 'Christmas'],
  ];
};

/** Returns the reason why the firm is closed on a day; undefined on a working day. */
export function shutOn(day: DayNumber): string | undefined {
  if (weekdayOf(day) > 4) return 'Weekend';
  return shutIn(partsOf(day).year).find(([first, last]) => day >= first && day <= last)?.[2];
}

/** Returns the date that is `count` working days after a day. */
export function workdaysAfter(day: DayNumber, count: number): DayNumber {
  let at = day;
  for (let left = count; left > 0; ) {
    at += 1;
    if (!shutOn(at)) left -= 1;
  }
  return at;
}

const written = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** Returns `Tuesday, December 1`, with a no-break space before the day. */
export const longDay = (day: DayNumber): string => written(day).replace(/ (?=\d)/, '\u00a0');
/** `Tuesday`. */
export const weekdayName = dayFormat({ weekday: 'long' });
/** `Dec 1`. */
export const monthDay = dayFormat({ month: 'short', day: 'numeric' });
