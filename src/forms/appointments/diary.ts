import { dayFormatter } from '../../content/formats.ts';
import { locale } from '../../content/locale.ts';
import { parseIsoDate, toWeekday } from '../../elements/clock/day-number.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';
import { clockTime } from '../../words/clock.ts';
import { detailErrors } from '../../words/form-details.ts';
import { dayIn, daysAfter, isDay } from '../details/days.ts';

/** Opening hours within a day, in local hours: 8.5 is half past eight. */
export interface Span {
  from: number;
  until: number;
}

/** Appointment calendar of a firm: opening hours and booking rules. */
export interface Diary {
  /** Key in `diaries.ts` and in the database. */
  name: string;
  /** IANA time zone. */
  timeZone: string;
  /** Length of an appointment. */
  minutes: number;
  /** Spans of each weekday, Monday first; an empty list is a closed day. */
  week: readonly (readonly Span[])[];
  /** Closed dates in addition, as `2026-12-25`. */
  closedDates: readonly string[];
  /** Last day that can be booked, in days from today. */
  bookableDays: number;
  /** Shortest notice, in minutes. */
  notice: number;
}

/** A day and its free slots. */
export interface DiaryDay {
  /** As `2026-11-24`. */
  day: string;
  /** Local times, as `2026-11-24T09:30`. */
  slots: readonly string[];
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns a slot from its day and minutes after midnight. */
const slotAt = (day: string, minutes: number): string =>
  `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Returns all slots of a day (`2026-11-24`), free or taken; none for an invalid date. */
export function slotsOf(diary: Diary, day: string): string[] {
  // JavaScript parses November 31 as December 1, whose slots would be offered twice.
  if (!isDay(day) || diary.closedDates.includes(day)) return [];
  return (diary.week[toWeekday(parseIsoDate(day))] ?? []).flatMap(({ from, until }) => {
    const count = Math.floor(((until - from) * 60) / diary.minutes);
    return Array.from({ length: count }, (_, index) =>
      slotAt(day, from * 60 + index * diary.minutes),
    );
  });
}

/** Returns the local time of a moment in the format of slots, so that both compare as text. */
export const wallTime = ({ timeZone }: Diary, moment: Date): string =>
  slotAt(dayIn(timeZone, moment), zoneClock(timeZone).minutesAt(moment));

/** Returns the earliest time that can be booked, in the format of slots. */
const earliest = (diary: Diary, now: Date): string =>
  wallTime(diary, new Date(now.getTime() + diary.notice * 60_000));

/**
 * Returns the days that can be booked, with their free slots; days without a free slot are left out.
 *
 * @param taken slots that are booked
 */
export function freeDays(diary: Diary, now: Date, taken: readonly string[]): DiaryDay[] {
  const earliestSlot = earliest(diary, now);
  const takenSlots = new Set(taken);
  const today = dayIn(diary.timeZone, now);
  return Array.from({ length: diary.bookableDays + 1 }, (_, days) => daysAfter(today, days))
    .map((day) => ({
      day,
      slots: slotsOf(diary, day).filter((slot) => slot >= earliestSlot && !takenSlots.has(slot)),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/**
 * Validates a slot against the rules of its diary. Returns the error message, or undefined. Whether
 * it is taken, only the server can tell.
 */
export function slotProblem(diary: Diary, slot: string, now: Date): string | undefined {
  const [day = ''] = slot.split('T');
  if (slot < earliest(diary, now)) return detailErrors.slotPassed;
  const lastDay = daysAfter(dayIn(diary.timeZone, now), diary.bookableDays);
  if (day > lastDay) return detailErrors.diaryEnds(dayText(lastDay));
  return slotsOf(diary, day).includes(slot) ? undefined : detailErrors.slotOutsideHours;
}

/** `Tuesday, November 24`. */
export const dayText = dayFormatter({ weekday: 'long', month: 'long', day: 'numeric' });

/** `Tue`. */
export const shortWeekday = dayFormatter({ weekday: 'short' });

/** `Nov 24`. */
export const shortDay = dayFormatter({ month: 'short', day: 'numeric' });

/** `9:30 am`, of a slot. */
export function slotTime(slot: string): string {
  const [hour = 0, minute = 0] = slot.slice(11).split(':').map(Number);
  return locale.hours === 12 ? timeText(hour * 60 + minute) : slot.slice(11);
}

/** `9:30 am` or `9:30 Uhr`, of a slot, for sentences. */
export const slotClock = (slot: string): string =>
  locale.hours === 12 ? slotTime(slot) : clockTime(slotTime(slot));

/** `Tuesday, November 24, 9:30 am`. */
export const slotText = (slot: string): string =>
  `${dayText(slot.slice(0, 10))}, ${slotClock(slot)}`;
