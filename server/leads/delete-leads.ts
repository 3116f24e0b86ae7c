import type { Kysely, Transaction } from 'kysely';
import { reassignSlots } from '../appointments/reassign-slots.ts';
import type { Tables } from '../db/tables.ts';
import type { MailFile } from '../outbox/mail-file.ts';

/** Result of a deletion. */
export interface DeletedLeads {
  leads: number;
  /** Deleted mails; the files of those written to files have to be removed. */
  mails: MailFile[];
}

/**
 * Deletes one lead with its file, its mails and its subscription. Its appointment goes to another
 * lead of the same person that requested it, otherwise it becomes free.
 */
export const deleteLead = (db: Kysely<Tables>, id: string): Promise<DeletedLeads> =>
  db.transaction().execute((trx) => deleteLeads(trx, [id]));

/**
 * Deletes leads received before a moment (milliseconds since 1970), with files and mails. Leads
 * with pending mails and confirmed subscriptions stay; pending and ended subscriptions are deleted.
 */
export const pruneLeads = (db: Kysely<Tables>, beforeMs: number): Promise<DeletedLeads> =>
  db.transaction().execute(async (trx) => {
    // Notices of dead mails belong to no lead and hold none of its text.
    await trx
      .deleteFrom('outbox')
      .where('lead_id', 'is', null)
      .where('state', '!=', 'pending')
      .where('created_at', '<', beforeMs)
      .execute();
    const oldLeads = await trx
      .selectFrom('lead')
      .select('id')
      .where('created_at', '<', beforeMs)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('lead_id')
          .$narrowType<{ lead_id: string }>()
          .where('state', '=', 'pending')
          // With a null in the list, `not in` matches nothing.
          .where('lead_id', 'is not', null),
      )
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('subscriber')
          .select('lead_id')
          .where('confirmed_at', 'is not', null)
          .where('unsubscribed_at', 'is', null),
      )
      .execute();
    return deleteLeads(
      trx,
      oldLeads.map((lead) => lead.id),
    );
  });

/** Ids per statement; databases have a limit. */
const batchSize = 1000;

async function deleteLeads(
  trx: Transaction<Tables>,
  leadIds: readonly string[],
): Promise<DeletedLeads> {
  const result: DeletedLeads = { leads: 0, mails: [] };
  for (let start = 0; start < leadIds.length; start += batchSize) {
    const ids = leadIds.slice(start, start + batchSize);
    const mails = await trx
      .selectFrom('outbox')
      .select(['id', 'kind', 'created_at'])
      .where('lead_id', 'in', ids)
      .execute();
    await reassignSlots(trx, ids);
    const { numDeletedRows } = await trx
      .deleteFrom('lead')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    result.mails.push(...mails);
    result.leads += Number(numDeletedRows);
  }
  return result;
}
