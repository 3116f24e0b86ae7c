import type { OpeningHours } from '../../elements/open-now/opening-hours.ts';
import type { Diary } from '../appointments/diary.ts';

/** What every further field of a contact form has. */
interface DetailBase {
  /**
   * Name of the value as it stands in the lead, its mail and its export: words, at most 60
   * characters, without dots and brackets, and none of the form's own (`server/forms/lead-fields.ts`).
   */
  name: string;
  label: string;
  /** Always visible, under the label. */
  hint?: string;
  required?: boolean;
}

/** A day, posted as `2026-11-22`. */
export interface DateDetail extends DetailBase {
  kind: 'date';
  /** IANA name of the time zone whose calendar says what today is: the firm's. */
  timeZone: string;
  /** First day that may be chosen, in days after today. */
  from: number;
  /** Last day that may be chosen, in days after today. */
  to: number;
  /** Name of another date of the form that has to come before this one. */
  after?: string;
  /** A weekday without hours can't be chosen; left out: every day can. */
  week?: OpeningHours['week'];
}

/** An hour of a day that the form asks for as well, posted as people say it: `6:30 pm`. */
export interface HourDetail extends DetailBase {
  kind: 'hour';
  /** Name of the date. */
  of: string;
  /** When somebody is there: an hour before it opens or from its closing on can't be chosen. */
  opening: OpeningHours;
  /** What is offered, 17.5 is half past five. */
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

/** A slot of a diary, which nobody else can take; posted as `2026-11-24T09:30` beside the diary's name. */
export interface SlotDetail extends DetailBase {
  kind: 'slot';
  /** The one name that the server takes a slot by (`appointmentFields`). */
  name: 'appointment';
  diary: Diary;
  /** Address that answers `{ "taken": ["2026-11-24T09:30"] }`; left out: nothing is known to be taken. */
  takenAt?: string;
}

/** A further field of a contact form, a day or a room for instance. It arrives with the lead. */
export type Detail = DateDetail | HourDetail | ChoiceDetail | NumberDetail | SlotDetail;
