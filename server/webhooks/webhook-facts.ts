import type { Kysely } from 'kysely';
import { pageOfDiary } from '../../src/forms/appointments/schema.ts';
import { findAppointments, type LeadAppointment } from '../appointments/find-appointments.ts';
import type { Lead, LeadFileTable, OutboxTable, Tables } from '../db/tables.ts';
import { type FirmRecord, firmAt } from '../firms.ts';
import { kindOf, type LeadKind } from '../lead-kind.ts';
import { findLead } from '../leads/read-leads.ts';

/** Facts about a lead that a webhook receives. */
export interface WebhookFacts {
  /** Id of the outbox row, the same at every attempt. */
  webhookId: string;
  lead: Lead;
  kind: LeadKind;
  /** Firm of the form. */
  firm: FirmRecord;
  appointment: LeadAppointment | null;
  file: Pick<LeadFileTable, 'name' | 'type' | 'size'> | null;
}

/**
 * Finds the facts for a row. Null when they are no longer wanted: the lead was deleted, or is spam by
 * now.
 */
export async function findWebhookFacts(
  db: Kysely<Tables>,
  { id, lead_id: leadId }: Pick<OutboxTable, 'id' | 'lead_id'>,
  firms: readonly FirmRecord[],
): Promise<WebhookFacts | null> {
  const lead = leadId === null ? null : await findLead(db, leadId);
  if (!lead || lead.status === 'spam') return null;
  const appointments = await findAppointments(db, [lead.id]);
  const appointment = appointments.get(lead.id) ?? null;
  const file = await db
    .selectFrom('lead_file')
    .select(['name', 'type', 'size'])
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  return {
    webhookId: id,
    lead,
    kind: kindOf(lead, appointments),
    firm: firmAt(firms, appointment ? pageOfDiary(appointment.diary) : lead.page),
    appointment,
    file: file ?? null,
  };
}
