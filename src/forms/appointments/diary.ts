import { zoneClock } from '../../elements/clock/zone-clock.ts';
import { dayIn, daysAfter, isDay } from '../details/days.ts';

/** From when until when somebody is there, in hours of the place's own clock: 8.5 is half past eight. */
export interface Span {
  from: number;
  until: number;
}

/** When a place takes appointments. */
export interface Diary {
  /** What the server keeps it by; its key in `diaries.ts`. */
  name: string;
  /** IANA name of the zone in which its clock hangs. */
  timeZone: string;
  /** How long an appointment takes. */
  minutes: number;
  /** The spans of each weekday, Monday first; none: closed. */
  week: readonly (readonly Span[])[];
  /** Days on which nobody is there all the same, as `2026-12-25`. */
  closed: readonly string[];
  /** Last day that may be chosen, in days after today. */
  ahead: number;
  /** Shortest notice, in minutes. */
  notice: number;
}

/** A day with the slots on it that may be chosen. */
export interface DiaryDay {
  /** As `2026-11-24`. */
  day: string;
  /** As `2026-11-24T09:30`, by the clock of the place. */
  slots: readonly string[];
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A slot from its day and minutes after midnight. */
const slotAt = (day: string, minutes: number): string =>
  `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;

/** All slots of a day, whoever has them; a day as `2026-11-24`. One that no calendar has, has none. */
export function slotsOf(diary: Diary, day: string): string[] {
  // JavaScript reads November 31 as December 1: the same half-hour would be there twice.
  if (!isDay(day) || diary.closed.includes(day)) return [];
  return (diary.week[weekdayOf(day)] ?? []).flatMap(({ from, until }) => {
    const count = Math.floor(((until - from) * 60) / diary.minutes);
    return Array.from({ length: count }, (_, index) =>
      slotAt(day, from * 60 + index * diary.minutes),
    );
  });
}

/** A moment by the clock of the place, written as slots are, so that text compares as time. */
export const wallTime = ({ timeZone }: Diary, moment: Date): string =>
  slotAt(dayIn(timeZone, moment), zoneClock(timeZone).minutesAt(moment));

/** The first moment that may still be chosen, as `wallTime` writes it. */
const earliest = (diary: Diary, now: Date): string =>
  wallTime(diary, new Date(now.getTime() + diary.notice * 60_000));

/**
 * The days to come, with what is free on them; days without a free slot are left out.
 *
 * @param taken slots that others have
 */
export function freeDays(diary: Diary, now: Date, taken: readonly string[]): DiaryDay[] {
  const first = earliest(diary, now);
  const others = new Set(taken);
  const today = dayIn(diary.timeZone, now);
  return Array.from({ length: diary.ahead + 1 }, (_, days) => daysAfter(today, days))
    .map((day) => ({
      day,
      slots: slotsOf(diary, day).filter((slot) => slot >= first && !others.has(slot)),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** What is wrong with a slot at a moment, in words for the person who chose it; whether it is taken, the server knows. */
export function slotProblem(diary: Diary, slot: string, now: Date): string | undefined {
  const [day = ''] = slot.split('T');
  if (slot < earliest(diary, now))
    return 'That time is over, or too near. Please choose a later one.';
  const last = daysAfter(dayIn(diary.timeZone, now), diary.ahead);
  if (day > last) return `The diary goes to ${dayText(last)}. Please choose an earlier day.`;
  if (!slotsOf(diary, day).includes(slot))
    return 'Nobody is there at that time. Please choose another.';
  return undefined;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Tuesday, November 24`. */
export const dayText = (day: string): string => dayFormat.format(Date.parse(day));

/** `9:30 am`, of a slot. */
export function slotTime(slot: string): string {
  const [hour = 0, minute = 0] = slot.slice(11).split(':').map(Number);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `Tuesday, November 24, 9:30 am`. */
export const slotText = (slot: string): string =>
  `${dayText(slot.slice(0, 10))}, ${slotTime(slot)}`;
