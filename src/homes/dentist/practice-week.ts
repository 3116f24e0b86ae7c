import { weekdays } from '../../content/weekdays.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import type { Diary, Span } from '../../forms/appointments/diary.ts';

/** Consecutive days with the same hours. */
export interface WeekLine {
  /** `Monday to Thursday`, `Friday`. */
  days: string;
  /** `8 am to noon, 1 pm to 5 pm`; empty for closed days. */
  hours: string;
}

const timeRangeText = ({ from, until }: Span) => `${hourText(from)} to ${hourText(until)}`;

/** Returns the week of a diary, days with the same hours in one line. */
export function weekLines({ week }: Pick<Diary, 'week'>): WeekLine[] {
  const days = weekdays.map((day, index) => ({
    day,
    hours: (week[index] ?? []).map(timeRangeText).join(', '),
  }));
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const { day, hours } of days) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }));
}

/** Returns the open days of the week in one sentence without its period. */
export const weekText = (diary: Pick<Diary, 'week'>): string =>
  weekLines(diary)
    .filter(({ hours }) => hours)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('; ');
