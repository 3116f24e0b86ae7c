import type { TimedClass } from './next-class.ts';

/** A class of the week. */
export interface WeekClass {
  title: string;
  /** Its hour and its days in words. */
  when: string;
  days: string;
  text: string;
  timed: TimedClass;
}

/** Copy of the week; `{…}` is filled in by the clock of the place. */
export interface WeekCopy {
  classes: readonly WeekClass[];
  clock: string;
  next: string;
  now: string;
  coming: string;
  today: string;
  tomorrow: string;
  /** From Monday. */
  weekdays: readonly string[];
  minutes: string;
  hour: string;
  hours: string;
  daysAhead: string;
}
