import type { Kysely } from 'kysely';
import { findAppointments } from '../appointments/find-appointments.ts';
import { formatSlot } from '../appointments/format-slot.ts';
import type { Lead, Tables } from '../db/tables.ts';
import { kindOf, type LeadKind } from '../lead-kind.ts';
import { type LeadState, stateOf } from '../leads/lead-state.ts';
import { mailsOf } from '../leads/read-leads.ts';
import { searchLeads } from '../leads/search-leads.ts';
import { filterOf, type LeadQuery, pageSize } from './lead-query.ts';

/** A lead in the list. */
export interface LeadRow {
  lead: Lead;
  state: LeadState;
  kind: LeadKind;
  hasFile: boolean;
  hasDeadMail: boolean;
  /** Booked time; '' without one. */
  slot: string;
}

/** Finds the leads of one page of the list, and the number of all that are selected. */
export async function findLeadRows(
  db: Kysely<Tables>,
  query: LeadQuery,
): Promise<{ rows: LeadRow[]; total: number }> {
  const { leads, total } = await searchLeads(db, {
    ...filterOf(query),
    limit: pageSize,
    offset: (query.at - 1) * pageSize,
  });
  const ids = leads.map(({ id }) => id);
  const appointments = await findAppointments(db, ids);
  const mails = await mailsOf(db, ids);
  const files = new Set(await findLeadsWithFile(db, ids));
  const rows = leads.map((lead) => ({
    lead,
    state: stateOf(lead),
    kind: kindOf(lead, appointments),
    hasFile: files.has(lead.id),
    hasDeadMail: mails.some(({ lead_id, state }) => lead_id === lead.id && state === 'dead'),
    slot: formatSlot(appointments.get(lead.id)),
  }));
  return { rows, total };
}

async function findLeadsWithFile(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('lead_file')
    .select('lead_id')
    .where('lead_id', 'in', ids)
    .execute();
  return rows.map(({ lead_id }) => lead_id);
}

/** Leads that are searched for the next one: several may have arrived in the same millisecond. */
const maxCandidates = 20;

/** Finds the id of the lead that follows in the list, or null. */
export async function findNextLead(
  db: Kysely<Tables>,
  lead: Lead,
  query: LeadQuery,
): Promise<string | null> {
  const { to, ...filter } = filterOf(query);
  const { leads } = await searchLeads(db, {
    ...filter,
    to: Math.min(to ?? Number.MAX_SAFE_INTEGER, lead.created_at + 1),
    limit: maxCandidates,
    offset: 0,
  });
  const nextLead = leads.find(
    ({ id, created_at }) =>
      created_at < lead.created_at || (created_at === lead.created_at && id > lead.id),
  );
  return nextLead?.id ?? null;
}
