import { dayFormat } from '../../elements/clock/day-number.ts';

/** Number of weeks between a front page and the issue about it: ten years. */
export const weeksBetween = 522;

const dayMs = 86_400_000;
/** Thursday as `Date` counts weekdays: 0 is Sunday. */
const thursday = 4;
/** Maximum number of days between two front pages. */
const maxGapDays = 62;
/** Two-month period of the first issue, March 2021, counted from year 0. */
const firstPeriod = 2021 * 6 + 1;

/** Returns the third Thursday of a month (1 to 12), midnight in UTC. */
function thirdThursday(year: number, month: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return new Date(Date.UTC(year, month - 1, 15 + ((thursday - first + 7) % 7)));
}

/** Returns the day on which an issue is mailed: the third Thursday of an odd month. */
export function mailedOn(issue: number): Date {
  const period = firstPeriod + issue - 1;
  return thirdThursday(Math.floor(period / 6), (period % 6) * 2 + 1);
}

/** Returns the date of the front page that an issue is about. */
export const frontPageDate = (issue: number): Date =>
  new Date(mailedOn(issue).getTime() - weeksBetween * 7 * dayMs);

/** Returns the first issue that is mailed after a day, given as `2026-11-22`. */
export function firstAfter(day: string): number {
  let issue = 1;
  while (mailedOn(issue).getTime() <= Date.parse(day)) issue++;
  return issue;
}

/** Returns the issue whose front page is the first on or after a day; undefined before the first front page. */
export function issueFor(day: string): number | undefined {
  const date = Date.parse(day);
  if (!(date > frontPageDate(1).getTime() - maxGapDays * dayMs)) return undefined;
  let issue = 1;
  while (frontPageDate(issue).getTime() < date) issue++;
  return issue;
}

const formatLongDate = dayFormat({ dateStyle: 'long' });
const formatFullDate = dayFormat({ dateStyle: 'full' });

/** Formats a date: “November 17, 2016”. */
export const dateText = (date: Date): string => formatLongDate(date.getTime() / dayMs);

/** Formats a date with its weekday: “Thursday, November 17, 2016”. */
export const weekdayText = (date: Date): string => formatFullDate(date.getTime() / dayMs);
