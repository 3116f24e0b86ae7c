import { dayFormat, parseIsoDate } from '../../elements/clock/day-number.ts';

const monthDay = dayFormat({ month: 'short', day: 'numeric' });

/** Returns weeks by their Mondays (`Jan 4`), and whether each is free. */
export const weeksFrom = (first: string, count: number, taken: readonly number[]) =>
  Array.from({ length: count }, (_, i) => ({
    title: monthDay(parseIsoDate(first) + i * 7),
    free: !taken.includes(i),
  }));
