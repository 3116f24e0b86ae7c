import { timeText } from '../../elements/clock/time-text.ts';
import type { ShiftClass } from './shift-class.ts';

/** Name of the form field for a class. */
export const classField = 'Class';
/** Name of the form field for the time of a class. */
export const timeField = 'Day and time';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the name of a weekday; 0 is Monday. */
export const dayName = (day: number): string => days[day % 7] ?? '';

/** Formats a class for the form: `Monday 5:40 am, Bells`. */
export const classTimeName = ({ day, startMinutes, title }: ShiftClass): string =>
  `${dayName(day)} ${timeText(startMinutes)}, ${title}`;

/** Returns the form values for a class. */
export const formValuesOf = (shiftClass: ShiftClass): Record<string, string> => ({
  [classField]: shiftClass.title,
  [timeField]: classTimeName(shiftClass),
});

/** Returns a link to the form at an anchor with a class filled in, for use without script. */
export const bookingLink = (shiftClass: ShiftClass, anchor: string): string =>
  `?${new URLSearchParams(formValuesOf(shiftClass))}${anchor}`;
