import type { PictureName } from '../../media/pictures.ts';
import type { Weekday } from './harbor-clock.ts';

/** Menu item: available on some days, from an hour until it is sold out. */
export interface CafeItem {
  title: string;
  /** Name in the order form; an item without one cannot be ordered. */
  orderName?: string;
  text: string;
  price: string;
  img: PictureName;
  days: readonly Weekday[];
  /** Hour from which it is available. */
  from: number;
  /** Hour at which it is sold out. */
  until: number;
}

/** State of an item at an hour: coming, available, nearly sold out, sold out, or not on this day. */
export type CafeItemState = 'coming' | 'available' | 'last' | 'sold-out' | 'other-day';

/** Hours before its end in which an item is nearly sold out. */
const nearlySoldOutHours = 0.75;

/**
 * Returns the state of an item at an hour of a day.
 *
 * @param day its weekday and hours; `other-day` on a day without hours
 */
export function itemStateAt(
  { days, from, until }: Pick<CafeItem, 'days' | 'from' | 'until'>,
  day: { weekday: Weekday; opens?: number; closes?: number },
  hour: number,
): CafeItemState {
  const { weekday, opens, closes } = day;
  if (opens === undefined || closes === undefined || !days.includes(weekday)) return 'other-day';
  const [start, end] = hoursOnDay({ from, until }, { opens, closes });
  if (start >= end) return 'other-day';
  if (hour < start) return 'coming';
  if (hour >= end) return 'sold-out';
  return end - hour <= nearlySoldOutHours ? 'last' : 'available';
}

/** Returns the hours of an item on a day that opens late or closes early. */
export function hoursOnDay(
  { from, until }: Pick<CafeItem, 'from' | 'until'>,
  { opens, closes }: { opens: number; closes: number },
): [number, number] {
  return [Math.max(from, opens), Math.min(until, closes)];
}

const weekdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Formats days of the week: `Mon to Sat`, `Wed, Sat`, `Sat`. */
export function daysText(days: readonly Weekday[]): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return '';
  const isConsecutive = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return isConsecutive && days.length > 2 ? `${first} to ${last}` : days.join(', ');
}
