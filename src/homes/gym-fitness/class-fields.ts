import { timeText } from '../../elements/clock/time-text.ts';
import type { ShiftClass } from './shift-class.ts';

/** Names of the form fields for a class and for its time. */
export const classField = 'Class';
export const timeField = 'Day and time';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the name of a weekday; 0 is Monday. */
export const dayName = (day: number): string => days[day % 7] ?? '';

/** Formats a class for the form: `Monday 5:40 am, Bells`. */
export const placeName = ({ day, starts, title }: ShiftClass): string =>
  `${dayName(day)} ${timeText(starts)}, ${title}`;

/** Returns the form values for a class. */
export const askedBy = (one: ShiftClass): Record<string, string> => ({
  [classField]: one.title,
  [timeField]: placeName(one),
});

/** Returns a link to the form at an anchor with a class filled in, for use without script. */
export const askingLink = (one: ShiftClass, anchor: string): string =>
  `?${new URLSearchParams(askedBy(one))}${anchor}`;
