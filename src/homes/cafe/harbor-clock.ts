import { dayNumberOf, toIsoDate } from '../../elements/clock/day-number.ts';
import { type CalendarDay, weekdayNames, zoneClock } from '../../elements/clock/zone-clock.ts';
import type { OpeningDay, OpeningHours } from '../../elements/opening-status/opening-hours.ts';

export type Weekday = OpeningDay['day'];

/** Holiday with special hours: a date, or for example the fourth Thursday of a month. */
type HolidayRule = {
  title: string;
  month: number;
  /** Closing hour; without it, closed all day. */
  closes?: number;
} & ({ day: number } | { nth: number; weekday: Weekday });

/** Opening hours of a week, and holidays with other hours. */
export interface HarborHours extends OpeningHours {
  holidays: readonly HolidayRule[];
}

/** Opening hours of a date, and the holiday that changed them. */
export interface DayHours {
  weekday: Weekday;
  name: string;
  opens?: number;
  closes?: number;
  holiday?: string;
}

/** Open until an hour, or closed until an hour of a day that is `inDays` days away. */
export type HarborState =
  | { open: true; until: number; holiday?: string }
  | { open: false; opens: number; inDays: number; name: string; holiday?: string };

/** Returns the holiday of a day, if it is one. */
function holidayOn(day: CalendarDay, rules: readonly HolidayRule[]) {
  return rules.find((holiday) => {
    if (holiday.month !== day.month) return false;
    if ('day' in holiday) return holiday.day === day.day;
    return holiday.weekday === weekdayNames[day.weekday] && Math.ceil(day.day / 7) === holiday.nth;
  });
}

/** Returns the opening hours of a date. @throws for a week that lacks its weekday. */
function hoursOn(day: CalendarDay, { week, holidays }: HarborHours): DayHours {
  const usualHours = week.find((each) => each.day === weekdayNames[day.weekday]);
  if (!usualHours) throw new Error('A day of the week has no line in the opening hours.');
  const { day: weekday, name, opens, closes } = usualHours;
  const holiday = holidayOn(day, holidays);
  if (opens === undefined || closes === undefined) return { weekday, name };
  if (!holiday) return { weekday, name, opens, closes };
  if (holiday.closes === undefined) return { weekday, name, holiday: holiday.title };
  return { weekday, name, opens, closes: Math.min(closes, holiday.closes), holiday: holiday.title };
}

/** Returns the state at a moment. @throws for a place that never opens. */
export function harborAt(now: Date, place: HarborHours): HarborState {
  const clock = zoneClock(place.timeZone);
  const today = clock.dayAt(now);
  const hour = clock.minutesAt(now) / 60;
  const { holiday } = hoursOn(today, place);
  const holidayProp = holiday ? { holiday } : {};
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const { opens, closes, name } = hoursOn(clock.daysAfter(today, inDays), place);
    if (opens === undefined || closes === undefined) continue;
    if (inDays === 0 && hour >= opens && hour < closes)
      return { open: true, until: closes, ...holidayProp };
    if (inDays > 0 || hour < opens) return { open: false, opens, inDays, name, ...holidayProp };
  }
  throw new Error('Two weeks without an opening: is that a cafe?');
}

/** Returns `count` days with their opening hours, from today on, in the place's time zone. */
export function daysFrom(now: Date, place: HarborHours, count = 7) {
  const clock = zoneClock(place.timeZone);
  const today = clock.dayAt(now);
  return Array.from({ length: count }, (_, daysAhead) => {
    const day = clock.daysAfter(today, daysAhead);
    return { ...hoursOn(day, place), date: toIsoDate(dayNumberOf(day)) };
  });
}

/** Interval and duration of the bridge's openings, in minutes. */
const bridgeOpening = { interval: 30, duration: 11 } as const;

/** Returns the state of the bridge at minutes after midnight, and the minutes until it changes. */
export function bridgeAt(minutes: number): { isUp: boolean; minutes: number } {
  const elapsed = minutes % bridgeOpening.interval;
  return elapsed < bridgeOpening.duration
    ? { isUp: true, minutes: bridgeOpening.duration - elapsed }
    : { isUp: false, minutes: bridgeOpening.interval - elapsed };
}
