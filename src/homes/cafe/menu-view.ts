import { fillTemplate } from '../../content/fill-template.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import type { DayHours, HarborState } from './harbor-clock.ts';
import { type CafeItem, itemStateAt } from './menu-item.ts';

/** Hours after opening at which most items are available. */
const fullest = 4.5;

/** Returns the initial day and hour: now while the café is open, else the next opening day with most items. */
export function firstShown(state: HarborState, minutes: number): { ahead: number; hour: number } {
  return state.open
    ? { ahead: 0, hour: minutes / 60 }
    : { ahead: state.inDays, hour: state.opens + fullest };
}

/** Rounds to half hours, so that screen readers do not announce a change every minute. */
export const saidHour = (hour: number): string => hourText(Math.floor(hour * 2) / 2);

/** Returns a sentence with the numbers of available, coming and sold-out items. */
export function menuSummary(
  items: readonly CafeItem[],
  day: DayHours,
  hour: number,
  copy: { count: string; none: string; empty: string },
): string {
  const states = items.map((item) => itemStateAt(item, day, hour));
  const count = (...wanted: string[]) =>
    states.filter((state) => wanted.includes(state)).length || copy.none;
  if (day.opens === undefined) return fillTemplate(copy.empty, { day: day.holiday ?? day.name });
  return fillTemplate(copy.count, {
    day: day.name,
    hour: saidHour(hour),
    out: count('there', 'last'),
    coming: count('coming'),
    gone: count('gone'),
  });
}
