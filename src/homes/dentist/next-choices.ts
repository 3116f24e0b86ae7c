import type { DiaryDay } from '../../forms/appointments/diary.ts';

/**
 * Returns the first free slot of each half day, earliest first: a visitor who cannot come in the
 * morning sees an afternoon as well.
 *
 * @param count maximum number
 */
export function nextChoices(days: readonly DiaryDay[], count: number): string[] {
  const seenHalfDays = new Set<string>();
  return days
    .flatMap(({ slots }) => slots)
    .filter((slot) => {
      const halfDay = `${slot.slice(0, 10)} ${Number(slot.slice(11, 13)) < 12}`;
      return !seenHalfDays.has(halfDay) && Boolean(seenHalfDays.add(halfDay));
    })
    .slice(0, count);
}
