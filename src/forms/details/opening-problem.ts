import { parseIsoDate, toWeekday } from '../../elements/clock/day-number.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import { weekdayNames, zoneClock } from '../../elements/clock/zone-clock.ts';
import type { OpeningDay } from '../../elements/opening-status/opening-hours.ts';
import { detailErrors } from '../../words/form-details.ts';
import { dayIn, isDay } from './days.ts';
import type { HourDetail } from './detail.ts';

/** Returns the opening hours of a day, `2026-11-22`. */
function hoursOn(week: readonly OpeningDay[], day: string): OpeningDay | undefined {
  const weekday = weekdayNames[toWeekday(parseIsoDate(day))];
  return week.find((openingDay) => openingDay.day === weekday);
}

/** Returns an error message if a day, `2026-11-22`, is closed. */
export function closedDayProblem(week: readonly OpeningDay[], day: string): string | undefined {
  const hours = hoursOn(week, day);
  if (!hours || hours.opens !== undefined) return undefined;
  return detailErrors.closedOn(hours.name);
}

/**
 * Validates an hour on its day. Returns the error message, or undefined. An invalid day is reported by
 * its own field.
 *
 * @param value as posted: `6:30 pm`
 * @param day `2026-11-22`, or any other text
 */
export function hourProblem(
  { hours, opening: { timeZone, week } }: HourDetail,
  value: string,
  day: string,
  now: Date,
): string | undefined {
  const hour = hours.find((option) => hourText(option) === value);
  if (hour === undefined) return detailErrors.notListed;
  if (!isDay(day)) return undefined;
  const { name = '', opens, closes } = hoursOn(week, day) ?? {};
  if (opens === undefined || closes === undefined) return undefined;
  if (hour < opens || hour >= closes)
    return detailErrors.outsideHours(name, hourText(opens), hourText(closes));
  const isOver = day === dayIn(timeZone, now) && hour * 60 <= zoneClock(timeZone).minutesAt(now);
  return isOver ? detailErrors.hourPassed : undefined;
}
