import type { Kysely } from 'kysely';
import type { Lead, LeadFileTable, OutboxMail, Tables } from '../db/tables.ts';

/** Type and size of a CV. */
export type FileFacts = Pick<LeadFileTable, 'type' | 'size'>;

/** Finds one lead by id, or null. */
export const findLead = async (db: Kysely<Tables>, id: string): Promise<Lead | null> =>
  (await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Finds the file of a lead, or null. */
export const findFile = async (db: Kysely<Tables>, leadId: string): Promise<LeadFileTable | null> =>
  (await db.selectFrom('lead_file').selectAll().where('lead_id', '=', leadId).executeTakeFirst()) ??
  null;

/** Finds type and size of a lead's file without reading its content, or null. */
export const findFileFacts = async (
  db: Kysely<Tables>,
  leadId: string,
): Promise<FileFacts | null> =>
  (await db
    .selectFrom('lead_file')
    .select(['type', 'size'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst()) ?? null;

/** Lists the mails of leads. */
export const mailsOf = async (
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<OutboxMail[]> =>
  leadIds.length === 0
    ? []
    : db.selectFrom('outbox').selectAll().where('lead_id', 'in', leadIds).execute();

/** Minimum length of a shortened id, in characters. */
export const minPrefixLength = 6;

/**
 * Finds one lead by its id or by a beginning of it, of at least 6 characters.
 * @returns the lead, or the ids with this beginning: none, or several (at most five of them).
 */
export async function findLeadByPrefix(
  db: Kysely<Tables>,
  prefix: string,
): Promise<Lead | readonly string[]> {
  const exactLead = await findLead(db, prefix);
  if (exactLead) return exactLead;
  const lowerCasePrefix = prefix.toLowerCase();
  if (lowerCasePrefix.length < minPrefixLength || !/^[0-9a-z]+$/.test(lowerCasePrefix)) return [];
  const leads = await db
    .selectFrom('lead')
    .selectAll()
    .where('id', 'like', `${lowerCasePrefix}%`)
    .orderBy('id')
    .limit(5)
    .execute();
  const [firstLead, ...otherLeads] = leads;
  return firstLead && otherLeads.length === 0 ? firstLead : leads.map(({ id }) => id);
}
