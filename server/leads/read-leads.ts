import type { Kysely } from 'kysely';
import type { FormName, Lead, LeadFileTable, OutboxMail, Tables } from '../db/tables.ts';

/** Type and size of a CV. */
export type FileFacts = Pick<LeadFileTable, 'type' | 'size'>;

export interface LeadFilter {
  spam: boolean;
  form: FormName | null;
  /** True to list ended subscriptions as well. */
  unsubscribed: boolean;
  limit: number;
}

/**
 * Lists leads, the newest first; spam only on request. With the subscribe form selected, ended
 * subscriptions are left out unless requested: this list is used to send newsletters.
 */
export const listLeads = (db: Kysely<Tables>, filter: LeadFilter): Promise<Lead[]> =>
  db
    .selectFrom('lead')
    .selectAll()
    .where('status', filter.spam ? '=' : '!=', 'spam')
    .$if(filter.form !== null, (query) => query.where('form', '=', filter.form ?? 'contact'))
    .$if(filter.form === 'subscribe' && !filter.spam && !filter.unsubscribed, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('subscriber').select('lead_id').where('unsubscribed_at', 'is', null),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(filter.limit)
    .execute();

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
