import { timeText } from '../../elements/clock/time-text.ts';
import type { ShiftClass } from './shift-class.ts';

/** Names of the form's fields for a class and for its place in the week. */
export const classField = 'Class';
export const timeField = 'Day and time';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the name of a day, `Monday`, from 0 on. */
export const dayName = (day: number): string => days[day % 7] ?? '';

/** Formats a class for the form: `Monday 5:40 am, Bells`. */
export const placeName = ({ day, starts, title }: ShiftClass): string =>
  `${dayName(day)} ${timeText(starts)}, ${title}`;

/** Returns the values that a class sets in the form. */
export const askedBy = (one: ShiftClass): Record<string, string> => ({
  [classField]: one.title,
  [timeField]: placeName(one),
});

/** Returns a link to the form at an anchor with a class chosen in it, for use without a script. */
export const askingLink = (one: ShiftClass, anchor: string): string =>
  `?${new URLSearchParams(askedBy(one))}${anchor}`;
