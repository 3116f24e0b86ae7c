import { filled } from '../../content/filled.ts';
import { hourText } from '../../elements/open-now/opening-hours.ts';
import { type BarThing, thingAt } from './bar.ts';
import type { DayHours, HarborState } from './harbor-clock.ts';

/** So long after opening there is most to see, in hours. */
const fullest = 4.5;

/** What the bar shows before anybody has chosen: now while it is open, else the next day at its fullest. */
export function firstShown(state: HarborState, minutes: number): { ahead: number; hour: number } {
  return state.open
    ? { ahead: 0, hour: minutes / 60 }
    : { ahead: state.inDays, hour: state.opens + fullest };
}

/** Half hours are said, nothing finer: a sentence that changes each minute is read out each minute. */
export const saidHour = (hour: number): string => hourText(Math.floor(hour * 2) / 2);

/** How much is there, comes and is gone, in a sentence. */
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
