import type { Kysely } from 'kysely';
import { slotText } from '../../src/forms/appointments/diary.ts';
import type { AppointmentRequestTable, Tables } from '../leads/tables.ts';

/** The appointment that a lead asked for. */
export interface LeadAppointment extends AppointmentRequestTable {
  /** Whether the lead has it; else another lead does, or nobody. */
  isBooked: boolean;
}

/** By the lead's id; missing for those who asked for none. */
export type LeadAppointments = ReadonlyMap<string, LeadAppointment>;

/**
 * The appointments that some leads asked for, as the tables know them.
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
    .select(['asked.lead_id', 'asked.diary', 'asked.slot', 'held.lead_id as holder'])
    .$if(leadIds !== null, (query) => query.where('asked.lead_id', 'in', leadIds ?? []))
    .execute();
  return new Map(
    rows.map(({ holder, ...asked }) => [asked.lead_id, { ...asked, isBooked: holder !== null }]),
  );
}

/** `Tuesday, November 24, 9:30 am (2026-11-24T09:30, dentist)`, and that it is not booked where it is not. */
export const appointmentText = ({ diary, slot, isBooked }: LeadAppointment): string =>
  `${slotText(slot)} (${slot}, ${diary})${isBooked ? '' : ', not booked'}`;
