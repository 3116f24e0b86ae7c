import { weekdayNames, zoneClock } from '../clock/zone-clock.ts';

/** Opening hours of a day in local time (17.5 is 5:30 pm); none: closed. */
export interface OpeningDay {
  day: (typeof weekdayNames)[number];
  /** Display name of the day. */
  name: string;
  opens?: number;
  closes?: number;
}

/** A week from any day on, and its time zone: `America/Chicago`. */
export interface OpeningHours {
  timeZone: string;
  week: readonly OpeningDay[];
}

/** Status at a moment: open or closed, the hour of the next change, and its day if not today. */
export interface OpeningState {
  open: boolean;
  hour: number;
  day?: string;
}

/** Returns the status of a place at a moment. @throws for a place that never opens. */
export function openingAt(now: Date, { timeZone, week }: OpeningHours): OpeningState {
  const clock = zoneClock(timeZone);
  const hour = clock.minutesAt(now) / 60;
  const weekday = weekdayNames[clock.dayAt(now).weekday];
  const today = week.findIndex(({ day }) => day === weekday);
  for (let daysAhead = 0; daysAhead <= week.length; daysAhead += 1) {
    const { opens, closes, name } = week[(today + daysAhead) % week.length] ?? {};
    if (opens === undefined || closes === undefined) continue;
    if (daysAhead === 0 && hour >= opens && hour < closes) return { open: true, hour: closes };
    if (daysAhead === 0 && hour < opens) return { open: false, hour: opens };
    if (daysAhead > 0 && name) return { open: false, hour: opens, day: name };
  }
  throw new Error('This week has no opening hours at all.');
}
