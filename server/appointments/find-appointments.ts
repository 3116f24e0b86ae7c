import type { Kysely } from 'kysely';
import { diaryOf, slotClock, slotText, wallTime } from '../../src/forms/appointments/schema.ts';
import { mailWords } from '../../src/words/mails.ts';
import type { AppointmentRequestTable, Tables } from '../db/tables.ts';

/** The appointment that a lead requested. */
export interface LeadAppointment extends AppointmentRequestTable {
  /** True when the slot is booked for this lead. */
  isBooked: boolean;
  /** End of the hold while its sender has not confirmed it, in milliseconds; otherwise null. */
  heldUntil: number | null;
}

/** Appointments by lead id; leads that requested none are missing. */
export type LeadAppointments = ReadonlyMap<string, LeadAppointment>;

/**
 * Finds the appointments that leads requested.
 * @param leadIds null for all leads
 */
export async function findAppointments(
  db: Kysely<Tables>,
  leadIds: readonly string[] | null,
): Promise<LeadAppointments> {
  if (leadIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointment_request as asked')
    .leftJoin('appointment as held', 'held.lead_id', 'asked.lead_id')
    .select(['asked.lead_id', 'asked.diary', 'asked.slot'])
    .select(['held.lead_id as holder', 'held.held_until as heldUntil'])
    .$if(leadIds !== null, (query) => query.where('asked.lead_id', 'in', leadIds ?? []))
    .execute();
  const now = Date.now();
  return new Map(
    rows.map(({ holder, heldUntil, ...request }) => {
      const isBooked = holder !== null && heldUntil === null;
      const isHeld = heldUntil !== null && heldUntil > now;
      return [request.lead_id, { ...request, isBooked, heldUntil: isHeld ? heldUntil : null }];
    }),
  );
}

/** Formats the end of a hold as `2:05 pm`, in the time zone of the diary. */
export function formatHoldEnd(diaryName: string, heldUntil: number): string {
  const diary = diaryOf(diaryName);
  const holdEnd = new Date(heldUntil);
  return slotClock(diary ? wallTime(diary, holdEnd) : holdEnd.toISOString().slice(0, 16));
}

/**
 * Formats an appointment as `Tuesday, November 24, 9:30 am (2026-11-24T09:30, dentist)`, with a
 * note when it is not booked.
 */
export function formatAppointment(appointment: LeadAppointment): string {
  const { diary, slot, isBooked, heldUntil } = appointment;
  const description = `${slotText(slot)} (${slot}, ${diary})`;
  if (isBooked) return description;
  const { notBooked, held } = mailWords.notice;
  if (heldUntil === null) return notBooked(description);
  return held(description, formatHoldEnd(diary, heldUntil));
}
