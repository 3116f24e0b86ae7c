import type { Kysely } from 'kysely';
import {
  additionalFields,
  type FieldName,
  type FormName,
  fieldNames,
  type Need,
} from '../../src/forms/form-fields.ts';
import {
  findAppointments,
  type LeadAppointment,
  type LeadAppointments,
} from '../appointments/find-appointments.ts';
import type { Lead, LeadFileTable, Tables } from '../db/tables.ts';
import type { LeadKind } from '../lead-kind.ts';
import { type ListStates, listStates } from '../subscribers/list-states.ts';

/** Facts about leads from other tables. */
export interface ColumnFacts {
  /** States on the mailing list by lead id. */
  states: ListStates;
  appointments: LeadAppointments;
  /** Files by lead id. */
  files: ReadonlyMap<string, Pick<LeadFileTable, 'name' | 'size'>>;
}

/** Column of a list or an export. */
export interface LeadColumn {
  heading: string;
  value: (lead: Lead, facts: ColumnFacts) => string;
}

/**
 * Returns the state of an appointment: `booked`, `held` until its sender confirms it, or `lost`,
 * when another lead or nobody has the slot.
 */
const bookingState = ({ isBooked, heldUntil }: LeadAppointment): 'booked' | 'held' | 'lost' => {
  if (isBooked) return 'booked';
  return heldUntil === null ? 'lost' : 'held';
};

/** Formats the requested time so that spreadsheets can sort it, in local time of the diary. */
const slotOf = ({ slot }: LeadAppointment): string => slot.replace('T', ' ');

const appointmentValue =
  (value: (appointment: LeadAppointment) => string): LeadColumn['value'] =>
  ({ id }, { appointments }) => {
    const appointment = appointments.get(id);
    return appointment ? value(appointment) : '';
  };

/** Columns of the text fields. */
export const textColumns = Object.fromEntries(
  fieldNames.map((name): [FieldName, LeadColumn] => [
    name,
    { heading: name, value: (lead) => lead[name] },
  ]),
) as Record<FieldName, LeadColumn>;

/** Returns the columns of a form's fields, except those of a person and the message. */
const formColumns = (form: FormName, need?: Need): LeadColumn[] =>
  additionalFields(form, need).map((name) => textColumns[name]);

const pageColumn: LeadColumn = { heading: 'page', value: (lead) => lead.page };
const cvColumn: LeadColumn = {
  heading: 'CV',
  value: ({ id }, { files }) => files.get(id)?.name ?? '',
};
const diaryColumn: LeadColumn = {
  heading: 'diary',
  value: appointmentValue((appointment) => appointment.diary),
};
const slotColumn: LeadColumn = { heading: 'slot', value: appointmentValue(slotOf) };
const bookingColumn: LeadColumn = { heading: 'booking', value: appointmentValue(bookingState) };

/** Column with the state of the lead's address on the mailing list, whatever form was used. */
export const subscriptionColumn: LeadColumn = {
  heading: 'subscription',
  value: ({ id }, { states }) => states.get(id) ?? '',
};

/** Columns that each kind has of its own, in order. */
export const kindColumns: Record<LeadKind, readonly LeadColumn[]> = {
  contact: [...formColumns('contact'), pageColumn],
  // Sent with the short version of the contact form.
  appointment: [...formColumns('contact', 'required'), diaryColumn, slotColumn, bookingColumn],
  comment: [...formColumns('comment'), pageColumn],
  message: [...formColumns('message'), textColumns.subject, pageColumn],
  'job-application': [...formColumns('job-application'), textColumns.job, cvColumn],
  subscribe: [subscriptionColumn],
};

/**
 * Finds the facts that columns print.
 * @param leadIds null for all leads
 */
export async function findColumnFacts(
  db: Kysely<Tables>,
  leadIds: readonly string[] | null,
): Promise<ColumnFacts> {
  const files =
    leadIds?.length === 0
      ? []
      : await db
          .selectFrom('lead_file')
          .select(['lead_id', 'name', 'size'])
          .$if(leadIds !== null, (query) => query.where('lead_id', 'in', leadIds ?? []))
          .execute();
  return {
    states: await listStates(db, leadIds),
    appointments: await findAppointments(db, leadIds),
    files: new Map(files.map(({ lead_id, ...file }) => [lead_id, file])),
  };
}
