import type { OpeningHours } from '../../elements/opening-status/opening-hours.ts';
import type { Diary } from '../appointments/diary.ts';

/** Properties of all additional fields of a contact form. */
interface DetailBase {
  /**
   * Field name, also in the lead, its mail and its export: at most 60 characters, without dots and
   * brackets, and not a name of the form's own fields (`server/forms/lead-fields.ts`).
   */
  name: string;
  label: string;
  /** Hint below the label, always visible. */
  hint?: string;
  required?: boolean;
}

/** A day, posted as `2026-11-22`. */
export interface DateDetail extends DetailBase {
  kind: 'date';
  /** IANA time zone of the firm, which determines the current day. */
  timeZone: string;
  /** First valid day, in days from today. */
  minDaysAhead: number;
  /** Last valid day, in days from today. */
  maxDaysAhead: number;
  /** Name of another date field, which has to be earlier. */
  afterField?: string;
  /** Opening hours; closed weekdays are invalid. Left out: every day is valid. */
  week?: OpeningHours['week'];
}

/** An hour of a day that another field of the form has, posted as `6:30 pm`. */
export interface HourDetail extends DetailBase {
  kind: 'hour';
  /** Name of the date field. */
  dateField: string;
  /** Opening hours; an hour outside of them is invalid. */
  opening: OpeningHours;
  /** Options in hours: 17.5 is half past five. */
  hours: readonly number[];
}

/** One of several texts. */
export interface ChoiceDetail extends DetailBase {
  kind: 'choice';
  options: readonly string[];
}

/** A whole number. */
export interface NumberDetail extends DetailBase {
  kind: 'number';
  min: number;
  max: number;
}

/** A slot of a diary, booked exclusively; posted as `2026-11-24T09:30`, with the diary's name. */
export interface SlotDetail extends DetailBase {
  kind: 'slot';
  /** The field name that the server expects (`appointmentFields`). */
  name: 'appointment';
  diary: Diary;
  /** URL that responds `{ "taken": ["2026-11-24T09:30"] }`; left out: all slots count as free. */
  takenAt?: string;
}

/** An additional field of a contact form, a day or a room for instance. Stored with the lead. */
export type Detail = DateDetail | HourDetail | ChoiceDetail | NumberDetail | SlotDetail;
