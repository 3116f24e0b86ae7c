import { fillTemplate } from '../../content/fill-template.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import type { DayHours, HarborState } from './harbor-clock.ts';
import { type CafeItem, itemStateAt } from './menu-item.ts';

/** Copy of the summary of a day. */
export interface MenuSummaryCopy {
  /** Summary, with `{day}`, `{hour}`, `{out}`, `{coming}` and `{gone}`. */
  summary: string;
  /** Word for zero. */
  zero: string;
  /** Text for a day without opening hours, with `{day}`. */
  closedDay: string;
}

/** Hours after opening at which most items are available. */
const hoursUntilFullest = 4.5;

/** Returns the initial day and hour: now while the café is open, else the next opening day with most items. */
export function initialView(
  state: HarborState,
  minutes: number,
): { dayIndex: number; hour: number } {
  return state.open
    ? { dayIndex: 0, hour: minutes / 60 }
    : { dayIndex: state.inDays, hour: state.opens + hoursUntilFullest };
}

/** Rounds to half hours, so that screen readers do not announce a change every minute. */
export const roundedHourText = (hour: number): string => hourText(Math.floor(hour * 2) / 2);

/** Returns a sentence with the numbers of available, coming and sold-out items. */
export function menuSummary(
  items: readonly CafeItem[],
  day: DayHours,
  hour: number,
  copy: MenuSummaryCopy,
): string {
  const states = items.map((item) => itemStateAt(item, day, hour));
  const countItems = (...countedStates: string[]) =>
    states.filter((state) => countedStates.includes(state)).length || copy.zero;
  if (day.opens === undefined)
    return fillTemplate(copy.closedDay, { day: day.holiday ?? day.name });
  return fillTemplate(copy.summary, {
    day: day.name,
    hour: roundedHourText(hour),
    out: countItems('available', 'last'),
    coming: countItems('coming'),
    gone: countItems('sold-out'),
  });
}
