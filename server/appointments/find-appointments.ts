import type { Kysely } from 'kysely';
import { slotText } from '../../src/forms/appointments/schema.ts';
import type { AppointmentTable, Tables } from '../leads/tables.ts';

/** The appointment of a lead. */
export interface LeadAppointment extends AppointmentTable {
  /** Whether the lead has it. */
  isBooked: boolean;
}

/** By the lead's id; missing for those who have none. */
export type LeadAppointments = ReadonlyMap<string, LeadAppointment>;

/**
 * The appointments of some leads, as the tables know them.
 * @param leadIds null for all leads
 */
export async function findAppointments(
  db: Kysely<Tables>,
  leadIds: readonly string[] | null,
): Promise<LeadAppointments> {
  if (leadIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointment')
    .select(['lead_id', 'diary', 'slot'])
    .$if(leadIds !== null, (query) => query.where('lead_id', 'in', leadIds ?? []))
    .execute();
  return new Map(rows.map((row) => [row.lead_id, { ...row, isBooked: true }]));
}

/** `Tuesday, November 24, 9:30 am (2026-11-24T09:30, dentist)`, and that it is not booked where it is not. */
export const appointmentText = ({ diary, slot, isBooked }: LeadAppointment): string =>
  `${slotText(slot)} (${slot}, ${diary})${isBooked ? '' : ', not booked'}`;
