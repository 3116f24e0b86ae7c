import type { Kysely } from 'kysely';
import { findAppointments, formatAppointment } from '../appointments/find-appointments.ts';
import type { Lead, LeadFileTable, LeadNote, OutboxMail, Tables } from '../db/tables.ts';
import { kindOf, type LeadKind } from '../lead-kind.ts';
import { notesOf } from '../leads/notes.ts';
import { mailsOf } from '../leads/read-leads.ts';
import { countDroppedCharacters } from '../leads/spam-text.ts';
import { type ListState, listStates } from '../subscribers/list-states.ts';

/** A lead with everything that the desk shows of it. */
export interface LeadDetails {
  lead: Lead;
  kind: LeadKind;
  files: readonly Pick<LeadFileTable, 'name' | 'type' | 'size'>[];
  mails: readonly OutboxMail[];
  notes: readonly LeadNote[];
  /** State of its address on the mailing list; null when it was never there. */
  subscription: ListState | null;
  /** Its appointment in words; null without one. */
  appointment: string | null;
  /** Characters that were dropped when it was stored as spam. */
  droppedCharacters: number;
}

/** Finds the details of a lead; the content of its files is not read. */
export async function findLeadDetails(db: Kysely<Tables>, lead: Lead): Promise<LeadDetails> {
  const ids = [lead.id];
  const appointments = await findAppointments(db, ids);
  const appointment = appointments.get(lead.id);
  const mails = await mailsOf(db, ids);
  return {
    lead,
    kind: kindOf(lead, appointments),
    files: await db
      .selectFrom('lead_file')
      .select(['name', 'type', 'size'])
      .where('lead_id', '=', lead.id)
      .execute(),
    mails: mails.toSorted((one, other) => one.created_at - other.created_at),
    notes: await notesOf(db, lead.id),
    subscription: (await listStates(db, ids)).get(lead.id) ?? null,
    appointment: appointment ? formatAppointment(appointment) : null,
    droppedCharacters: await countDroppedCharacters(db, lead.id),
  };
}
