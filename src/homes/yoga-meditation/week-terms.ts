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
  /** Note on the time zone. */
  clockNote: string;
  /** Text about the next class; with `{title}`, `{day}`, `{time}`, `{wait}`. */
  nextText: string;
  /** Text beside a class that is going on; with `{time}`. */
  currentText: string;
  /** Text beside a class: its next date; with `{day}`, `{time}`. */
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
