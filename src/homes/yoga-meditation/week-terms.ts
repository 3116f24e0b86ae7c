import type { TimedClass } from './next-class.ts';

/** A class of the week. */
export interface WeekClass {
  title: string;
  /** Time and days as text. */
  timeText: string;
  days: string;
  text: string;
  schedule: TimedClass;
}

/** Copy of the list of classes, with placeholders. */
export interface WeekCopy {
  classes: readonly WeekClass[];
  clockNote: string;
  nextText: string;
  currentText: string;
  comingText: string;
  today: string;
  tomorrow: string;
  /** Weekday names from Monday. */
  weekdays: readonly string[];
  minutes: string;
  hour: string;
  hours: string;
  daysAhead: string;
}
