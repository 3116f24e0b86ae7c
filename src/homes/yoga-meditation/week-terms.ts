import type { TimedClass } from './next-class.ts';

/** A class of the week. */
export interface WeekClass {
  title: string;
  /** Time and days as text. */
  when: string;
  days: string;
  text: string;
  timed: TimedClass;
}

/** Copy of the list of classes, with placeholders. */
export interface WeekCopy {
  classes: readonly WeekClass[];
  clock: string;
  next: string;
  now: string;
  coming: string;
  today: string;
  tomorrow: string;
  /** Weekday names from Monday. */
  weekdays: readonly string[];
  minutes: string;
  hour: string;
  hours: string;
  daysAhead: string;
}
