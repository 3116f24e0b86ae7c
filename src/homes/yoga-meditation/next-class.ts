import { dayNumberOf } from '../../elements/clock/day-number.ts';
import { type Coordinates, sunTimes } from '../../elements/clock/sun.ts';
import { type CalendarDay, zoneClock } from '../../elements/clock/zone-clock.ts';

/** Start of a class: minutes after midnight, or after sunrise or sunset. */
export type ClassStart =
  | { by: 'clock'; minutes: number }
  | { by: 'sunrise' | 'sunset'; minutes: number };

/** Calendar data of a class. */
export interface TimedClass {
  /** 0 is Monday. */
  days: readonly number[];
  start: ClassStart;
  /** Duration in minutes. */
  duration: number;
}

export const timeZone = 'America/New_York';
export const eastport: Coordinates = { latitude: 44.906, longitude: -66.99 };

export const eastportClock = zoneClock(timeZone);

/** Start times by the sun are rounded down to multiples of five minutes. */
const roundingMinutes = 5;

/** Returns the start of a class on a day, in minutes after midnight in Eastport. */
export function startMinutes(start: ClassStart, day: CalendarDay): number {
  if (start.by === 'clock') return start.minutes;
  const { rise, set } = sunTimes(eastport, day);
  const sun = eastportClock.minutesAt(start.by === 'sunrise' ? rise : set);
  return Math.floor((sun + start.minutes) / roundingMinutes) * roundingMinutes;
}

/** Class on a date. */
export interface Meeting {
  startsAt: Date;
  endsAt: Date;
  /** Minutes after midnight in Eastport. */
  minutes: number;
  /** Days from the local date: 0 is today. */
  daysAhead: number;
  weekday: number;
}

/** Returns the next meeting of a class, or the one in progress. */
export function nextMeeting({ days, start, duration }: TimedClass, now: Date): Meeting {
  const today = eastportClock.dayAt(now);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = eastportClock.daysAfter(today, daysAhead);
    if (!days.includes(day.weekday)) continue;
    const minutes = startMinutes(start, day);
    const startsAt = eastportClock.momentOf(day, minutes);
    const endsAt = new Date(startsAt.getTime() + duration * 60_000);
    if (endsAt > now) return { startsAt, endsAt, minutes, daysAhead, weekday: day.weekday };
  }
  throw new Error('A class without a day in the week.');
}

/** Returns the class that begins next. */
export function nextToBegin(
  classes: readonly TimedClass[],
  now: Date,
): { index: number } & Meeting {
  const meetings = classes.map((each, index) => {
    const meeting = nextMeeting(each, now);
    const upcoming = meeting.startsAt > now ? meeting : nextMeeting(each, meeting.endsAt);
    return { index, ...upcoming };
  });
  const [earliest] = meetings.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!earliest) throw new Error('A week without a class.');
  // Recomputed relative to now: the search may start from the end of a class, on another day.
  return { ...earliest, daysAhead: dayDistance(now, earliest.startsAt) };
}

/** Returns the number of local midnights between two moments. */
const dayDistance = (from: Date, to: Date): number =>
  dayNumberOf(eastportClock.dayAt(to)) - dayNumberOf(eastportClock.dayAt(from));
