import type { Kysely } from 'kysely';
import type { FormName, Lead, LeadFileTable, OutboxMail, Tables } from './tables.ts';

/** Kind and bytes of a CV. */
export type FileFacts = Pick<LeadFileTable, 'type' | 'size'>;

export interface LeadFilter {
  spam: boolean;
  form: FormName | null;
  /** Whether subscriptions that were ended are listed with the others. */
  unsubscribed: boolean;
  limit: number;
}

/**
 * Leads, the newest first; those put aside as spam only when asked for. Of subscriptions alone, those
 * that were ended are left out unless asked for: such a list is what letters are sent to.
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

/** One lead by its id, or null. */
export const findLead = async (db: Kysely<Tables>, id: string): Promise<Lead | null> =>
  (await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The file of a lead, or null. */
export const findFile = async (db: Kysely<Tables>, leadId: string): Promise<LeadFileTable | null> =>
  (await db.selectFrom('lead_file').selectAll().where('lead_id', '=', leadId).executeTakeFirst()) ??
  null;

/** What is known of a lead's file without reading it, or null. */
export const findFileFacts = async (
  db: Kysely<Tables>,
  leadId: string,
): Promise<FileFacts | null> =>
  (await db
    .selectFrom('lead_file')
    .select(['type', 'size'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst()) ?? null;

/** The mails of some leads. */
export const mailsOf = async (
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<OutboxMail[]> =>
  leadIds.length === 0
    ? []
    : db.selectFrom('outbox').selectAll().where('lead_id', 'in', leadIds).execute();
