import type { Kysely } from 'kysely';
import { newId } from './new-id.ts';
import { type LeadToSave, saveLeadIn } from './save-lead.ts';
import type { Tables } from './tables.ts';

/**
 * Adds an address, with its lead and mails, in one transaction. An address that is subscribed
 * already changes nothing and causes no mail.
 * @returns true when it is new or has come back.
 */
export async function subscribe(db: Kysely<Tables>, lead: LeadToSave): Promise<boolean> {
  const email = lead.email.toLowerCase();
  return db.transaction().execute(async (trx) => {
    const saved = await saveLeadIn(trx, lead);
    const row = { lead_id: saved.id, created_at: Date.now(), unsubscribed_at: null };
    // One statement decides, also when the same address comes twice at the same moment.
    const added = await trx
      .insertInto('subscriber')
      .values({ ...row, id: newId(), email })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(row)
          .where('subscriber.unsubscribed_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) await trx.deleteFrom('lead').where('id', '=', saved.id).execute();
    return added !== undefined;
  });
}

/** Ends a subscription. False when there is no such subscriber (any more). */
export async function unsubscribe(db: Kysely<Tables>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('subscriber')
    .select('unsubscribed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return false;
  if (found.unsubscribed_at === null) {
    await db
      .updateTable('subscriber')
      .set({ unsubscribed_at: Date.now() })
      .where('id', '=', id)
      .execute();
  }
  return true;
}
