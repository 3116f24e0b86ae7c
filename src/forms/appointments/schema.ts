import { detailErrors } from '../../words/form-details.ts';
import { appointmentFields } from './appointment-fields.ts';
import { diaries, diaryPages } from './diaries.ts';
import { type Diary, slotClock, slotProblem, slotText, wallTime } from './diary.ts';

export { appointmentFields, diaries, slotClock, slotText, wallTime };

/** Appointment requested by a form; its diary is the calendar of one firm. */
export interface RequestedSlot {
  diary: string;
  /** Start in the time zone of the firm, as `2026-11-24T09:30`. */
  slot: string;
}

/** Returns the diary of that name, if there is one. */
export const diaryOf = (name: string): Diary | undefined =>
  Object.hasOwn(diaries, name) ? diaries[name as keyof typeof diaries] : undefined;

/** Returns the path of the page on which a diary can be booked; '' if there is no such diary. */
export const pageOfDiary = (name: string): string =>
  Object.hasOwn(diaryPages, name) ? diaryPages[name as keyof typeof diaries] : '';

const slotPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Parses and validates the appointment that a form requests.
 *
 * @param fields all posted fields by name
 * @returns null if none is requested, an error message for the visitor, or the slot
 */
export function requestedSlot(
  fields: Readonly<Record<string, string | undefined>>,
  now: Date,
): null | { problem: string } | { requested: RequestedSlot } {
  const name = fields[appointmentFields.diary]?.trim() ?? '';
  const slot = fields[appointmentFields.slot]?.trim() ?? '';
  if (slot === '') return null;
  const diary = diaryOf(name);
  if (!diary) return { problem: detailErrors.noDiary };
  if (!slotPattern.test(slot)) return { problem: detailErrors.noSlot };
  const problem = slotProblem(diary, slot, now);
  return problem ? { problem } : { requested: { diary: name, slot } };
}
