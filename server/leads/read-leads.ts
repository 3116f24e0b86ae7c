import type { Kysely } from 'kysely';
import type { FormName, Lead, LeadFileTable, OutboxMail, Tables } from './tables.ts';

export interface LeadFilter {
  spam: boolean;
  form: FormName | null;
  limit: number;
}

/** Leads, the newest first; those put aside as spam only when asked for. */
export const listLeads = (db: Kysely<Tables>, filter: LeadFilter): Promise<Lead[]> =>
  db
    .selectFrom('lead')
    .selectAll()
    .where('status', filter.spam ? '=' : '!=', 'spam')
    .$if(filter.form !== null, (query) => query.where('form', '=', filter.form ?? 'contact'))
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

/** The mails of some leads. */
export const mailsOf = async (
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<OutboxMail[]> =>
  leadIds.length === 0
    ? []
    : db.selectFrom('outbox').selectAll().where('lead_id', 'in', leadIds).execute();

/**
 * Deletes leads received before a moment (milliseconds since 1970), with files and mails. Leads
 * whose mail still waits stay. Confirmed subscriptions stay as well; pending and ended ones go.
 * @returns how many leads went.
 */
export async function pruneLeads(db: Kysely<Tables>, before: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const result = await trx
      .deleteFrom('lead')
      .where('created_at', '<', before)
      .where('id', 'not in', (eb) =>
        eb.selectFrom('outbox').select('lead_id').where('state', '=', 'pending'),
      )
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('subscriber')
          .select('lead_id')
          .where('confirmed_at', 'is not', null)
          .where('unsubscribed_at', 'is', null),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}
