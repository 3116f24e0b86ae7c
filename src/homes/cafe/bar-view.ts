import { filled } from '../../content/filled.ts';
import { hourText } from '../../elements/open-now/opening-hours.ts';
import { type BarThing, thingAt } from './bar.ts';
import type { DayHours, HarborState } from './harbor-clock.ts';

/** Hours after opening with the most items. */
const fullest = 4.5;

/** Returns the initial day and hour: now while the café is open, else the next day at its fullest. */
export function firstShown(state: HarborState, minutes: number): { ahead: number; hour: number } {
  return state.open
    ? { ahead: 0, hour: minutes / 60 }
    : { ahead: state.inDays, hour: state.opens + fullest };
}

/** Rounds to half hours: a sentence that changes each minute would be announced each minute. */
export const saidHour = (hour: number): string => hourText(Math.floor(hour * 2) / 2);

/** Returns a sentence with the numbers of available, coming and sold-out items. */
export function barCount(
  things: readonly BarThing[],
  day: DayHours,
  hour: number,
  words: { count: string; none: string; empty: string },
): string {
  const states = things.map((thing) => thingAt(thing, day, hour));
  const count = (...wanted: string[]) =>
    states.filter((state) => wanted.includes(state)).length || words.none;
  if (day.opens === undefined) return filled(words.empty, { day: day.holiday ?? day.name });
  return filled(words.count, {
    day: day.name,
    hour: saidHour(hour),
    out: count('there', 'last'),
    coming: count('coming'),
    gone: count('gone'),
  });
}
